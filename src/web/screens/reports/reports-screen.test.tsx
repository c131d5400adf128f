import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { toast } from "sonner";
import { afterEach, expect, test, vi } from "vitest";
import { stubRow, stubStats } from "#tests/support/stub-rows.ts";
import { refuse, stubServer } from "#tests/support/stub-server.ts";
import { Toaster } from "#ui/overlay/toaster.tsx";
import { ReportsScreen } from "./reports-screen.tsx";
import { until } from "#tests/support/until.ts";

function show(rows: () => Response, total = 3) {
  const server = stubServer({
    "GET /api/bulk-analysis-results/stats": () =>
      Response.json({ ...stubStats([]), total, shortlisted: 2, high: 1, average: 71 }),
    "GET /api/bulk-analysis-results?": rows,
  });
  vi.stubGlobal("fetch", server.fetch);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <Toaster />
        <ReportsScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return server;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  toast.dismiss();
});

test("a card shows the score, two strengths cut short, how many more there are, and the way to the report", async () => {
  const strengths = ["Event-driven systems in production for years", "Python"];
  const row = stubRow({ strengths, strengthCount: 5 });
  show(() => Response.json([row, stubRow({ name: "Ben", status: "pending", matchScore: 75 })]));
  expect(screen.getByText("Loading reports...")).toBeTruthy();
  const card = within(await screen.findByRole("article", { name: "Amara Okafor" }));
  expect(card.getByText("91% · Excellent")).toBeTruthy();
  const shown = card.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(shown).toEqual(["Event-driven systems in produc…", "Python", "+3 more"]);
  expect(card.getByText(row.summary ?? "").className).toContain("line-clamp-3");
  expect(card.getByRole("link", { name: /^View Full Report/ }).getAttribute("href")).toBe(`/shortlist/${row.id}`);
  expect(within(screen.getByRole("article", { name: "Ben" })).getByText("75% · Not screened")).toBeTruthy();
  const figures = screen.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(figures).toEqual(["3", "2", "1", "71%"]);
});

test.each([
  [0, "No Reports Available", "Start by screening candidates to generate reports."],
  [3, "No Reports Found", "Try adjusting your search criteria or filters."],
])("where %s candidates exist and none is listed it says '%s'", async (total, title, text) => {
  show(() => Response.json([]), total);
  await screen.findByText(String(total), { selector: "dd" });
  expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
});

test("who has no report yet is led to a screening", async () => {
  show(() => Response.json([]), 0);
  const link = await screen.findByRole("link", { name: "Screen Your First Candidates" });
  expect(link.getAttribute("href")).toBe("/demo");
});

test("what I search for and choose is what the server is asked for", async () => {
  const server = show(() => Response.json([stubRow()]));
  await screen.findByRole("article");
  await userEvent.type(screen.getByLabelText("Search reports"), "Ama");
  await userEvent.selectOptions(screen.getByLabelText("Filter reports"), "Good (70 to 84)");
  await until(() => expect(server.requests.at(-1)?.path).toContain("named=Ama&band=good"));
});

test("reports that could not be loaded say so and can be asked for again", async () => {
  let isBack = false;
  show(() => (isBack ? Response.json([stubRow()]) : refuse("unavailable", 503)));
  expect(await screen.findByRole("heading", { name: "Failed to Load Reports" })).toBeTruthy();
  const words = await screen.findAllByText("There was an error loading your reports. Please try again.");
  expect(words).toHaveLength(2);
  isBack = true;
  await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByRole("article")).toBeTruthy();
});
