import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  type QueryKey,
  queryOptions,
} from "@tanstack/react-query";
import type { CandidateFilter, RowOrder } from "#shared/candidates/candidate-filter.ts";
import type { CandidateRow } from "#shared/candidates/candidate-row.ts";
import type { CandidateId } from "#shared/ids.ts";
import { call, fetcher } from "./api-client.ts";
import { listKey } from "./screening-queries.ts";
import type { PagesQuery } from "./use-infinite-queries.ts";

/** The first page is small so that it is there soon, the others large: a refetch asks for every page that was loaded. */
const FIRST_PAGE = 100;
const LATER_PAGE = 500;
type Cursor = CandidateId | undefined;
const sizeAfter = (cursor: Cursor) => (cursor === undefined ? FIRST_PAGE : LATER_PAGE);

/** While another filter is being read the rows of the last one stay. */
export function rowsQuery(
  filter: CandidateFilter,
  order: RowOrder | undefined,
): PagesQuery<CandidateRow[], QueryKey, Cursor> {
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
    queryFn: fetcher("candidateStats", { query: filter }),
    placeholderData: keepPreviousData,
  });
}

/** Everybody a filter leaves, whether or not a row of theirs was ever shown, in the order of the list. */
export async function listMatchingIds(filter: CandidateFilter, order?: RowOrder): Promise<CandidateId[]> {
  const listed = await listIds(filter, order);
  const isRanked = order === "relevance" || (order === undefined && filter.q !== undefined);
  // The order of relevance ends after the best hits; the others follow by date.
  return isRanked ? [...new Set([...listed, ...(await listIds(filter, "created_at.desc"))])] : listed;
}

async function listIds(filter: CandidateFilter, order: RowOrder | undefined): Promise<CandidateId[]> {
  const ids: CandidateId[] = [];
  for (;;) {
    const cursor = ids.at(-1);
    const page = await readPage(filter, order, cursor);
    ids.push(...page.map(({ id }) => id));
    if (page.length < sizeAfter(cursor)) return ids;
  }
}

/** Rows that somebody ticked, as the list on the page shows them. */
export function inShownOrder(client: QueryClient, ids: Iterable<CandidateId>): CandidateId[] {
  const lists = client.getQueriesData<InfiniteData<CandidateRow[]>>({ queryKey: [...listKey, "rows"], type: "active" });
  const shown = lists.flatMap(([, list]) => list?.pages.flat() ?? []);
  const places = new Map(shown.map(({ id }, place) => [id, place]));
  const placeOf = (id: CandidateId) => places.get(id) ?? shown.length;
  return [...ids].toSorted((left, right) => placeOf(left) - placeOf(right));
}
