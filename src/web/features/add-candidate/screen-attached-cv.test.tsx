import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { stubCandidate } from "#tests/support/stub-rows.ts";
import { stubServer } from "#tests/support/stub-server.ts";
import { ScreenAttachedCv } from "./screen-attached-cv.tsx";

const entry = { bulk_upload_id: null, status: "pending", score: 75, cv_file_path: "me/manual-uploads/1-mona.pdf" };
const openings = ["Cook", "Baker"].map((title) => ({
  id: crypto.randomUUID(),
  title,
  status: "active",
  created_at: "2026-01-05T09:00:00.000Z",
}));

function show(changes: Parameters<typeof stubCandidate>[0], known: unknown[] = openings) {
  const candidate = stubCandidate(changes);
  const server = stubServer({
    "GET /api/jobs": () => Response.json(known),
    "POST /api/bulk-analysis-results": () => Response.json({ ...candidate, status: "analyzing", score: null }),
  });
  vi.stubGlobal("fetch", server.fetch);
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ScreenAttachedCv candidate={candidate} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { server, candidate, container };
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("the attached CV is screened for the opening I choose", async () => {
  const { server, candidate } = show(entry);
  await userEvent.selectOptions(await screen.findByLabelText("Opening"), "Baker");
  await userEvent.click(screen.getByRole("button", { name: "Screen attached CV" }));
  const [sent] = server.received(`POST /api/bulk-analysis-results/${candidate.id}/screen`);
  expect(sent?.body).toEqual({ jobId: openings[1]?.id });
});

test("without an opening it says what comes first", async () => {
  show(entry, []);
  const way = await screen.findByRole("link", { name: "Screen a job description first." });
  expect(way.getAttribute("href")).toBe("/demo");
});

test.each([
  ["an entry without a CV", { ...entry, cv_file_path: "manual-entry" }],
  ["somebody screened from an upload", {}],
  ["an attached CV that was screened", { ...entry, bulk_upload_id: crypto.randomUUID(), status: "completed" }],
])("%s has nothing to screen", (_who, changes) => {
  expect(show(changes).container.textContent).toBe("");
});
