import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter, useLocation } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CandidateRow } from "#shared/candidates/candidate-row.ts";
import type { Plan } from "#shared/billing/plan.ts";
import { stubDashboard } from "#tests/support/stub-dashboard.ts";
import { stubRow } from "#tests/support/stub-rows.ts";
import { refuse } from "#tests/support/stub-server.ts";
import { Toaster } from "#ui/overlay/toaster.tsx";
import { DashboardScreen } from "./dashboard-screen.tsx";
import { until } from "#tests/support/until.ts";

const COOK = "22222222-2222-4222-8222-222222222222";
const user = () => userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTimeAsync(ms) });

interface Shown {
  plan?: Plan;
  path?: string;
  replies?: Parameters<typeof stubDashboard>[2];
}

function show(rows: CandidateRow[], { plan = "paid", path = "/dashboard", replies = {} }: Shown = {}) {
  const server = stubDashboard(rows, plan, replies);
  vi.stubGlobal("fetch", server.fetch);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[path]}>
        <Toaster />
        <DashboardScreen />
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return server;
}

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

const address = () => screen.getByTestId("address").textContent;
const names = () => screen.queryAllByRole("rowheader").map(({ firstChild }) => firstChild?.textContent);
const named = (...all: string[]) => all.map((name) => stubRow({ name }));
const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1000));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  // Welcomed before: no dialog stands over the list.
  localStorage.setItem("evenhand:seen-walkthrough", "1");
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("everybody who was screened is listed with score and report, and counted", async () => {
  show([
    stubRow({ name: "Ada" }),
    stubRow({ name: "Ben", matchScore: 50 }),
    stubRow({ name: "Unknown Candidate", status: "error", matchScore: 0, errorMessage: "The file is damaged." }),
  ]);
  expect(await screen.findByRole("link", { name: "View Report of Ada" })).toBeTruthy();
  expect(names()).toEqual(["Ada", "Ben", "Unknown Candidate"]);
  const figures = screen.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(figures).toEqual(["3", "1", "71%"]);
  expect(screen.getByText("N/A")).toBeTruthy();
  await user().tab();
  act(() => screen.getByRole("button", { name: "The file is damaged." }).focus());
  expect((await screen.findByRole("tooltip")).textContent).toBe("The file is damaged.");
});

test("where no CV could be measured there is no average score", async () => {
  show([stubRow({ name: "Unknown Candidate", status: "error", matchScore: 0 })]);
  await screen.findByRole("rowheader");
  expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual(["1", "0", "–"]);
});

test("a row says what is still going on, and what nobody has read", async () => {
  show([
    stubRow({ name: "Ada", status: "analyzing", matchScore: 0 }),
    stubRow({ name: "Ben", status: "pending", matchScore: 75, is_shortlisted: false }),
    stubRow({ name: "Cyd", matchScore: 47, needsReview: true }),
  ]);
  await screen.findByRole("link", { name: "View Report of Ada" });
  const [ada, ben, cyd] = screen.getAllByRole("row").slice(1);
  expect(ada?.textContent).toContain("Analyzing");
  expect(ada?.textContent).toContain("No score yet");
  expect(ben?.textContent).toContain("Not screened");
  expect(cyd?.textContent).toContain("Shortlisted");
  expect(cyd?.textContent).toContain("Needs Review");
});

test("red flags are words with their reasons", async () => {
  show([stubRow({ redFlags: "major", matchScore: 30 })]);
  expect(await screen.findByRole("button", { name: /^Major flag ?: Match score under 40$/ })).toBeTruthy();
});

test("a user who has screened nobody yet is shown where to begin", async () => {
  show([]);
  expect(await screen.findByText("No Candidates Yet")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Screen Your First Candidates" }).getAttribute("href")).toBe("/demo");
});

test("candidates that could not be loaded can be asked for again", async () => {
  const replies = { "GET /api/bulk-analysis-results/stats": () => refuse("unavailable", 503) };
  show(named("Ada"), { replies });
  expect(await screen.findByText("Failed to Load Candidates")).toBeTruthy();
  expect(screen.getByText(/^Failed to load candidates: /)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Upload New Candidates" }).getAttribute("href")).toBe("/demo");
  vi.stubGlobal("fetch", stubDashboard(named("Ada"), "paid").fetch);
  await user().click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByRole("link", { name: "View Report of Ada" })).toBeTruthy();
});

test("a search is in the address, and goes with the report", async () => {
  show(named("Ada", "Ben"));
  await user().type(await screen.findByLabelText("Search candidates"), "ben");
  await waitFor(() => expect(names()).toEqual(["Ben"]));
  expect(screen.getByRole("columnheader", { name: "Score (by relevance)" })).toBeTruthy();
  await waitFor(() => expect(address()).toBe("/dashboard?q=ben"));
  const report = screen.getByRole("link", { name: "View Report of Ben" });
  expect(report.getAttribute("href")).toMatch(/^\/shortlist\/[0-9a-f-]{36}\?q=ben$/);
});

test("hits are marked for four seconds", async () => {
  show(named("Ben"), { path: "/dashboard?q=ben" });
  const list = await screen.findByRole("grid", { name: "Candidates" });
  expect(list.getAttribute("data-hits")).toBe("fresh");
  await seconds(4);
  expect(list.getAttribute("data-hits")).toBe("faded");
});

test("filters that leave nobody can be cleared, which is said", async () => {
  show(named("Ada"), { path: "/dashboard?q=zoe&order=name.asc" });
  expect(await screen.findByText("No candidates match your current filters")).toBeTruthy();
  const last = screen.getAllByRole("button", { name: "Clear All Filters" }).at(-1);
  if (last) await user().click(last);
  expect(await screen.findByText("Filters Cleared")).toBeTruthy();
  await waitFor(() => expect(names()).toEqual(["Ada"]));
  await waitFor(() => expect(address()).toBe("/dashboard?order=name.asc"));
});

test("a part of the histogram leaves only its scores, and says for three seconds how many", async () => {
  show([stubRow({ name: "Ada" }), stubRow({ name: "Ben", matchScore: 40 })]);
  await user().click(await screen.findByRole("button", { name: "Scores 85 to 100: 1 candidate" }));
  await waitFor(() => expect(names()).toEqual(["Ada"]));
  expect(screen.getByText("Filters applied: 1 candidate shown.")).toBeTruthy();
  await seconds(3);
  expect(screen.queryByText("Filters applied: 1 candidate shown.")).toBeNull();
});

test("without Pro advanced filters are explained, not sent, and nothing of Pro is offered", async () => {
  const server = show(named("Ada"), { plan: "free", path: "/dashboard?score_min=80" });
  await user().click(await screen.findByRole("button", { name: /^Advanced filters/ }));
  expect(screen.getByText("Advanced filters are part of Pro")).toBeTruthy();
  expect(screen.getByRole("link", { name: "See plans" }).getAttribute("href")).toBe("/billing");
  await waitFor(() => expect(names()).toEqual(["Ada"]));
  expect(server.requests.filter(({ path }) => path.includes("score_min"))).toEqual([]);
  expect(screen.queryByRole("button", { name: "Pro Tools" })).toBeNull();
  expect(screen.queryByRole("checkbox", { name: /^Select/ })).toBeNull();
  expect(screen.queryByRole("button", { name: /^Email/ })).toBeNull();
});

test("with Pro a preset and a template narrow the list", async () => {
  const server = show(named("Ada"));
  await user().click(await screen.findByRole("button", { name: "Advanced filters" }));
  await user().click(screen.getByRole("button", { name: "High 80+" }));
  await waitFor(() => expect(server.requests.some(({ path }) => path.includes("score_min=80"))).toBe(true));
  expect(screen.getByText("1 active filter")).toBeTruthy();
  await user().click(screen.getByRole("button", { name: "Data Scientist" }));
  expect(await screen.findByText("Template Applied")).toBeTruthy();
  await waitFor(() => expect(address()).toContain("tech_min=70"));
  expect(screen.getByText("2 active filters")).toBeTruthy();
});

test("groups have their counts, close, and are remembered", async () => {
  const cook = { jobId: COOK, jobTitle: "Cook" };
  const rows = [stubRow({ name: "Ada", ...cook }), stubRow({ name: "Ben", jobTitle: "Unassigned" })];
  show(rows);
  await user().click(await screen.findByRole("checkbox", { name: "Group by job role" }));
  const group = await screen.findByRole("button", { name: "Cook 1 candidate" });
  await waitFor(() => expect(names()).toEqual(["Ada", "Ben"]));
  await user().click(group);
  await waitFor(() => expect(names()).toEqual(["Ben"]));
  cleanup();
  show(rows);
  expect(await screen.findByRole("button", { name: "Cook 1 candidate" })).toBeTruthy();
});

test("Shift selects a range, and a choice of all is a choice of the filter", async () => {
  const bodies: unknown[] = [];
  const csv = "\uFEFFName\r\nAda\r\nBen\r\nCyd\r\nDev\r\n";
  const replies = {
    "POST /api/bulk-analysis-results/export": ({ body }: { body: unknown }) => {
      bodies.push(body);
      return new Response(csv);
    },
  };
  const rows = named("Ada", "Ben", "Cyd", "Dev");
  show(rows, { replies });
  const person = user();
  await person.click(await screen.findByRole("checkbox", { name: "Select Ada" }));
  await person.keyboard("{Shift>}");
  await person.click(screen.getByRole("checkbox", { name: "Select Cyd" }));
  await person.keyboard("{/Shift}");
  const bar = screen.getByRole("region", { name: "Selected candidates" });
  expect(within(bar).getByRole("status").textContent).toBe("3 selected");
  await person.click(within(bar).getByRole("button", { name: "Export selected" }));
  expect(await screen.findByText("Exported 4 candidates to CSV.")).toBeTruthy();
  await person.click(within(bar).getByRole("button", { name: "Select all 4 matching" }));
  await person.click(within(bar).getByRole("button", { name: "Export selected" }));
  await waitFor(() => expect(bodies).toEqual([{ ids: rows.slice(0, 3).map(({ id }) => id) }, { filter: {} }]));
  await person.click(within(bar).getByRole("button", { name: "Clear selection" }));
  expect(screen.queryByRole("region", { name: "Selected candidates" })).toBeNull();
});

async function deleteAda() {
  await user().click(await screen.findByRole("button", { name: "Delete Ada" }));
  await user().click(within(screen.getByRole("dialog")).getByRole("button", { name: "Delete" }));
  expect(await screen.findByText("Candidate Deleted")).toBeTruthy();
}

test("a deletion is sent when it can no longer be taken back", async () => {
  const server = show(named("Ada", "Ben"), {
    replies: {
      "DELETE /api/bulk-analysis-results/": () => {
        server.held.shift();
        return new Response(null, { status: 204 });
      },
    },
  });
  await deleteAda();
  await waitFor(() => expect(names()).toEqual(["Ben"]));
  expect(server.received("DELETE")).toEqual([]);
  await seconds(6);
  await waitFor(() => expect(server.received("DELETE")).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Undo" })).toBeNull());
  expect(names()).toEqual(["Ben"]);
});

test("a deletion that is taken back is never sent", async () => {
  const server = show(named("Ada", "Ben"));
  await deleteAda();
  await user().click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(names()).toEqual(["Ada", "Ben"]));
  await seconds(10);
  expect(server.received("DELETE")).toEqual([]);
});

test("a deletion that fails says so and brings the row back", async () => {
  show(named("Ada", "Ben"), { replies: { "DELETE /api/": () => refuse("unavailable", 503) } });
  await deleteAda();
  await seconds(6);
  expect(await screen.findByText("There was an error deleting the candidate. Please try again.")).toBeTruthy();
  await waitFor(() => expect(names()).toEqual(["Ada", "Ben"]));
});

test("a deletion is sent at once when the page is left", async () => {
  const server = show(named("Ada", "Ben"), {
    replies: { "DELETE /api/": () => new Response(null, { status: 204 }) },
  });
  await deleteAda();
  cleanup();
  await until(() => expect(server.received("DELETE")).toHaveLength(1));
});

test("deleting many names their count", async () => {
  const server = show(named("Ada", "Ben", "Cyd"), {
    replies: { "POST /api/bulk-analysis-results/delete": () => Response.json({ ok: true }) },
  });
  await user().click(await screen.findByRole("checkbox", { name: "Select all 3 matching" }));
  await user().click(screen.getByRole("checkbox", { name: "Select Cyd" }));
  await user().click(screen.getByRole("button", { name: "Delete selected" }));
  await user().click(screen.getByRole("button", { name: "Delete 2 candidates" }));
  expect(await screen.findByText("Candidates Deleted")).toBeTruthy();
  await waitFor(() => expect(names()).toEqual(["Cyd"]));
  await seconds(6);
  await waitFor(() => expect(server.received("POST")).toHaveLength(1));
  expect(server.received("POST")[0]?.body).toEqual({ ids: server.held.slice(0, 2).map(({ id }) => id) });
});

test("keys walk through the list, select, open and help, and can be switched off", async () => {
  show(named("Ada", "Ben"));
  const list = await screen.findByRole("grid", { name: "Candidates" });
  await screen.findByRole("link", { name: "View Report of Ada" });
  const person = user();
  act(() => list.focus());
  await person.keyboard("jjkj");
  const ben = screen.getByRole("row", { name: /Ben/ });
  expect(list.getAttribute("aria-activedescendant")).toBe(ben.id);
  await person.keyboard("x");
  expect(ben.getAttribute("aria-selected")).toBe("true");
  await person.keyboard("{Escape}");
  expect(ben.getAttribute("aria-selected")).toBe("false");
  await person.keyboard("{Delete}");
  expect(screen.getByRole("dialog", { name: "Delete Ben?" })).toBeTruthy();
  await person.keyboard("{Escape}");
  act(() => list.focus());
  await person.keyboard("?");
  await person.click(screen.getByRole("checkbox", { name: "Use keyboard shortcuts" }));
  await person.click(screen.getByRole("button", { name: "Close" }));
  act(() => list.focus());
  await person.keyboard("k");
  expect(list.getAttribute("aria-activedescendant")).toBe(ben.id);
  await person.click(screen.getByRole("button", { name: "Keyboard shortcuts" }));
  await person.click(screen.getByRole("checkbox", { name: "Use keyboard shortcuts" }));
  await person.click(screen.getByRole("button", { name: "Close" }));
  act(() => list.focus());
  await person.keyboard("{Enter}");
  expect(address()).toMatch(/^\/shortlist\//);
});

test("a long list is read page by page, and only what is in sight is drawn", async () => {
  const server = show(Array.from({ length: 250 }, (_, place) => stubRow({ name: `Person ${place}` })));
  await screen.findByRole("link", { name: "View Report of Person 0" });
  expect(names().length).toBeLessThan(60);
  expect(server.received("GET /api/bulk-analysis-results?")).toHaveLength(1);
  expect(screen.getByRole("grid").getAttribute("aria-rowcount")).toBe("251");
});

const BUNDLE = "POST /api/functions/export-zip-bundle";

async function exportReports() {
  await user().click(await screen.findByRole("button", { name: "Pro Tools" }));
  await user().click(screen.getByRole("menuitem", { name: "Export Reports" }));
}

test("the reports of all who are shown are asked for, and a failure is told in its words", async () => {
  const rows = named("Ada", "Ben");
  const server = show(rows, { replies: { [BUNDLE]: () => Response.json({}) } });
  await exportReports();
  expect(await screen.findByText("Failed to create report bundle. Please try again.")).toBeTruthy();
  expect(screen.getByText("Export Failed")).toBeTruthy();
  expect(server.received(BUNDLE)[0]?.body).toEqual({ candidateIds: rows.map(({ id }) => id) });
});

test("many that could not be deleted are named as such and come back", async () => {
  show(named("Ada", "Ben"), {
    replies: { "POST /api/bulk-analysis-results/delete": () => refuse("unavailable", 503) },
  });
  await user().click(await screen.findByRole("checkbox", { name: "Select all 2 matching" }));
  await user().click(screen.getByRole("button", { name: "Delete selected" }));
  await user().click(screen.getByRole("button", { name: "Delete 2 candidates" }));
  await seconds(6);
  expect(
    await screen.findByText("There was an error deleting the selected candidates. Please try again."),
  ).toBeTruthy();
  await waitFor(() => expect(names()).toEqual(["Ada", "Ben"]));
});

test("where nobody is left to export, or nobody is chosen to write to, that is said", async () => {
  const server = show(named("Ada"));
  await screen.findByRole("rowheader");
  server.held.length = 0;
  await exportReports();
  expect(await screen.findByText("No candidates available to export.")).toBeTruthy();
  expect(server.received(BUNDLE)).toEqual([]);
  await user().click(screen.getByRole("button", { name: "Pro Tools" }));
  await user().click(await screen.findByRole("menuitem", { name: "Email Generator" }));
  expect(await screen.findByText("Select the candidates to write to first.")).toBeTruthy();
});

test("a press anywhere in a row opens the report, and a column heading sorts", async () => {
  const person = userEvent.setup();
  show([stubRow({ name: "Ada", matchScore: 70 })]);
  await screen.findByRole("link", { name: "View Report of Ada" });
  await person.click(screen.getByRole("button", { name: "Candidate" }));
  expect(screen.getByRole("columnheader", { name: /^Candidate/ }).getAttribute("aria-sort")).toBe("ascending");
  await person.click(screen.getByText("Lead Engineer, Foxglove"));
  await waitFor(() => expect(address()).toMatch(/^\/shortlist\//));
});
