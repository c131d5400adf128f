import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { cleanup, render, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useLive } from "./live.ts";
import { candidateQuery } from "./screening-queries.ts";
import type { CandidateId } from "#shared/ids.ts";
import { stubCandidate } from "#tests/support/stub-rows.ts";
import { stubServer } from "#tests/support/stub-server.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function OpenReport({ id }: { id: CandidateId }) {
  useLive("robin");
  return <p>{useQuery(candidateQuery(id)).data?.candidate_name}</p>;
}

test("an open report is read again when its candidate is announced as changed", async () => {
  const candidate = stubCandidate();
  const event = { kind: "candidate.changed", upload_id: candidate.bulk_upload_id, candidate_id: candidate.id };
  const server = stubServer({
    "GET /api/live": () => new Response(`data: ${JSON.stringify(event)}\n\n`),
    "GET /api/bulk-analysis-results/": () => Response.json(candidate),
  });
  vi.stubGlobal("fetch", server.fetch);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })}>
      <OpenReport id={candidate.id} />
    </QueryClientProvider>,
  );
  const reads = () => server.received("GET /api/bulk-analysis-results/").length;
  await waitFor(() => expect(reads()).toBeGreaterThan(1));
});
