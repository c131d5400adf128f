import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call, fetchAsUser, fetcher } from "#lib/api/api-client.ts";
import { pathOf } from "#shared/api-call.ts";
import { saveFile } from "#lib/browser/save-file.ts";
import { candidatesKey } from "#lib/api/screening-queries.ts";
import { api } from "#shared/api.ts";
import type { CandidateFilter } from "#shared/candidates/candidate-filter.ts";
import type { CandidateId } from "#shared/ids.ts";
import type { ReportOrder } from "./report-filter.ts";

const PAGE = 90;
const FROM_THE_START: CandidateId | undefined = undefined;
const key = [...candidatesKey, "list", "reports"];

/** While another filter is being read the cards of the last one stay. */
export function reportsQuery(filter: CandidateFilter, order: ReportOrder) {
  return infiniteQueryOptions({
    queryKey: [...key, filter, order],
    queryFn: ({ pageParam: cursor, signal }) => {
      const query = { ...filter, view: "row", order, cursor, limit: PAGE } as const;
      return call("listCandidateRows", { query }, { signal });
    },
    initialPageParam: FROM_THE_START,
    getNextPageParam: (last) => (last.length < PAGE ? FROM_THE_START : (last.at(-1)?.id ?? FROM_THE_START)),
    placeholderData: keepPreviousData,
  });
}

export function reportStatsQuery(filter: CandidateFilter) {
  return queryOptions({
    queryKey: [...key, "stats", filter],
    queryFn: fetcher("candidateStats", { query: filter }),
    placeholderData: keepPreviousData,
  });
}

/** Answers how many reports are in the file. */
export async function downloadReports(filter: CandidateFilter): Promise<number> {
  const { method } = api.downloadReports;
  const answer = await fetchAsUser(pathOf(api.downloadReports, { query: filter }), { method });
  const day = new Date().toISOString().slice(0, "2026-01-05".length);
  saveFile(await answer.blob(), `candidate-reports-${day}.txt`);
  return Number(answer.headers.get("x-report-count"));
}
