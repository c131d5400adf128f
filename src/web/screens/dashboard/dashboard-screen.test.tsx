import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { stubCandidate } from "#tests/support/stub-rows.ts";
import { refuse, stubServer } from "#tests/support/stub-server.ts";
import { DashboardScreen } from "./dashboard-screen.tsx";

function show(answer: () => Response) {
  vi.stubGlobal("fetch", stubServer({ "GET /api/bulk-analysis-results": answer }).fetch);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <DashboardScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("everybody who was screened is listed with score and report, and counted", async () => {
  const failed = { status: "error", score: null, error_message: "The file is damaged.", candidate_name: null };
  show(() => Response.json([stubCandidate(), stubCandidate({ score: 50 }), stubCandidate(failed)]));
  const rows = await screen.findAllByRole("row");
  expect(rows).toHaveLength(4);
  expect(rows[1]?.textContent).toContain("Amara Okafor");
  expect(rows[1]?.querySelector("a")?.getAttribute("href")).toMatch(/^\/shortlist\/[0-9a-f-]{36}$/);
  expect(rows[3]?.textContent).toContain("Unknown Candidate");
  expect(rows[3]?.textContent).toContain("N/A: The file is damaged.");
  const figures = screen.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(figures).toEqual(["3 candidates", "1", "71%"]);
});

test("whoever has screened nobody yet is shown where to begin", async () => {
  show(() => Response.json([]));
  expect(await screen.findByText("No Candidates Yet")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Screen Your First Candidates" }).getAttribute("href")).toBe("/demo");
});

test("candidates that could not be loaded can be asked for again", async () => {
  let isBack = false;
  show(() => (isBack ? Response.json([stubCandidate()]) : refuse("unavailable", 503)));
  expect(await screen.findByText("Failed to Load Candidates")).toBeTruthy();
  expect(screen.getByText(/^Failed to load candidates: /)).toBeTruthy();
  isBack = true;
  await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByRole("table")).toBeTruthy();
});
