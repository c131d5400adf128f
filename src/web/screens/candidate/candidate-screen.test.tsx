import { cleanup, render, screen } from "@testing-library/react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter, Route, Routes } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { stubCandidate } from "#tests/support/stub-rows.ts";
import { refuse, stubServer } from "#tests/support/stub-server.ts";
import { CandidateScreen } from "./candidate-screen.tsx";

const ABSENT = "00000000-0000-4000-8000-000000000000";

function show(id: string, answer: () => Response) {
  const criteria = { title: "Backend Engineer", set_aside: [], criteria: [] };
  const server = stubServer({
    "GET /api/bulk-analysis-results/": answer,
    "GET /api/bulk-file-uploads/": () => Response.json(criteria),
  });
  vi.stubGlobal("fetch", server.fetch);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[`/shortlist/${id}`]}>
        <Routes>
          <Route path="/shortlist/:candidateId" element={<CandidateScreen />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a candidate's page shows the judgement with its words, the work and the questions", async () => {
  const candidate = stubCandidate({
    technical_skills: [{ skill: "Kafka", level: "strong", evidence: "moved payments to Kafka" }],
    employment_history: [{ title: "Engineer", company: "Foxglove", start: "2020-01", end: null, location: null }],
    interview_insights: ["What did you move first?"],
  });
  show(candidate.id, () => Response.json(candidate));
  expect(await screen.findByRole("heading", { level: 1, name: "Report of Amara Okafor" })).toBeTruthy();
  expect(screen.getByText("moved payments to Kafka")).toBeTruthy();
  expect(screen.getByText("Engineer, Foxglove, 2020-01 to present")).toBeTruthy();
  expect(screen.getByText("What did you move first?")).toBeTruthy();
  expect(screen.queryByRole("link", { name: /View Professional Report/ })).toBeNull();
});

test.each([ABSENT, "not-an-id"])("the id %s belongs to nobody here", async (id) => {
  show(id, () => refuse("not_found", 404));
  expect(await screen.findByRole("heading", { name: "Candidate Not Found" })).toBeTruthy();
  expect(screen.getByText("The requested candidate analysis could not be found.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Back to Dashboard" }).getAttribute("href")).toBe("/dashboard");
});

test("a page that could not be loaded says so", async () => {
  show(ABSENT, () => refuse("unavailable", 503));
  expect(await screen.findByText("Failed to load candidate details")).toBeTruthy();
});
