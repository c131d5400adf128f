import {
  type DefaultError,
  type InfiniteData,
  type InfiniteQueryObserverOptions,
  keepPreviousData,
  type QueryKey,
  queryOptions,
} from "@tanstack/react-query";
import type { CandidateFilter, RowOrder } from "#shared/candidates/candidate-filter.ts";
import type { CandidateRow } from "#shared/candidates/candidate-row.ts";
import type { CandidateId } from "#shared/ids.ts";
import { call } from "./api-client.ts";
import { listKey } from "./screening-queries.ts";

/** The first page is small so that it is there soon, the others large: a refetch asks for every page that was loaded. */
const FIRST_PAGE = 100;
const LATER_PAGE = 500;
type Cursor = CandidateId | undefined;
const sizeAfter = (cursor: Cursor) => (cursor === undefined ? FIRST_PAGE : LATER_PAGE);

type RowsQuery = InfiniteQueryObserverOptions<
  CandidateRow[],
  DefaultError,
  InfiniteData<CandidateRow[], Cursor>,
  QueryKey,
  Cursor
>;

/** While another filter is being read the rows of the last one stay. */
export function rowsQuery(filter: CandidateFilter, order: RowOrder | undefined): RowsQuery {
  return {
    queryKey: [...listKey, "rows", filter, order ?? null],
    queryFn: ({ pageParam, signal }) => readPage(filter, order, pageParam, signal),
    initialPageParam: undefined,
    getNextPageParam: (last, _pages, cursor) => (last.length < sizeAfter(cursor) ? undefined : last.at(-1)?.id),
    placeholderData: keepPreviousData,
  };
}

function readPage(filter: CandidateFilter, order: RowOrder | undefined, cursor: Cursor, signal?: AbortSignal) {
  const query = { ...filter, view: "row" as const, order, cursor, limit: sizeAfter(cursor) };
  return call("listCandidateRows", { query }, signal ? { signal } : {});
}

export function statsQuery(filter: CandidateFilter) {
  return queryOptions({
    queryKey: [...listKey, "stats", filter],
    queryFn: ({ signal }) => call("candidateStats", { query: filter }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Everybody a filter leaves, whether or not a row of theirs was ever shown. */
export async function listMatchingIds(filter: CandidateFilter): Promise<CandidateId[]> {
  const ids: CandidateId[] = [];
  for (;;) {
    const cursor = ids.at(-1);
    // By date: the order of relevance ends after the best hits.
    const page = await readPage(filter, "created_at.desc", cursor);
    ids.push(...page.map(({ id }) => id));
    if (page.length < sizeAfter(cursor)) return ids;
  }
}
