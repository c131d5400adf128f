import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "@testing-library/user-event";
import type { AnalysisStatus } from "#shared/screening/progress.ts";
import { stubStatus } from "#tests/support/stub-rows.ts";
import { stubServer } from "#tests/support/stub-server.ts";
import { UploadId } from "#shared/ids.ts";
import { FinishedNotice } from "./finished-notice.tsx";

const ID = UploadId.parse("11111111-1111-4111-8111-111111111111");

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(status: AnalysisStatus, replies: Parameters<typeof stubServer>[0] = {}) {
  const server = stubServer({
    "POST /api/functions/analysis-status": () => Response.json(status),
    "POST /api/analysis/restart": () => Response.json({ ok: true }),
    ...replies,
  });
  vi.stubGlobal("fetch", server.fetch);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <FinishedNotice uploadId={ID} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return server;
}

test("one damaged CV alone is not called a shortlist that is ready, and can be tried again", async () => {
  const failed = [{ filename: "scan.pdf", reason: "The file is damaged." }];
  const server = show(stubStatus({ percent: 100, current: 1, total: 1, scores: [], failed }));
  expect(await screen.findByText("No CV could be measured")).toBeTruthy();
  expect(screen.queryByText("Your shortlist is ready")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(server.received("POST /api/analysis/restart")[0]?.body).toEqual({ bulkUploadId: ID, filename: "scan.pdf" });
});

test("files that failed last are counted out and keep Retry and Skip", async () => {
  const failed = [{ filename: "scan.pdf", reason: "The file is damaged." }];
  show(stubStatus({ percent: 100, current: 3, scores: [91, 72], failed }));
  expect(await screen.findByText("2 of 3 CVs have been measured.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Skip File" })).toBeTruthy();
});

test("a scan that is still being read is told, and asked about until it is done", async () => {
  show(stubStatus({ percent: 100, current: 2, scores: [91, 72] }));
  expect(await screen.findByText("2 of 3 CVs have been measured.")).toBeTruthy();
  expect(screen.getByText(/^1 CV with scanned pages is still being read/u)).toBeTruthy();
  const done = stubStatus({ percent: 100, current: 3, scores: [91, 72, 30] });
  vi.stubGlobal("fetch", stubServer({ "POST /api/functions/analysis-status": () => Response.json(done) }).fetch);
  expect(await screen.findByText("All 3 CVs have been measured.", {}, { timeout: 10_000 })).toBeTruthy();
  expect(screen.queryByText(/still being read/u)).toBeNull();
}, 15_000);

test("back from a screening I am led to its shortlist and read what the language model took", async () => {
  const spent = { calls: 1, input_tokens: 1000, output_tokens: 200, cost: null };
  const estimate = { ...spent, model: "openai/a-model", seconds: 2, spent, month: spent };
  show(stubStatus({ percent: 100, current: 3, scores: [91, 72, 30] }), {
    [`GET /api/bulk-file-uploads/${ID}/model-estimate`]: () => Response.json(estimate),
  });
  const link = await screen.findByRole("link", { name: "View Shortlist" });
  expect(link.getAttribute("href")).toBe(`/shortlist?bulk_upload_id=${ID}`);
  expect(await screen.findByText("Spent on the language model: 1 call, 1,200 tokens")).toBeTruthy();
});
