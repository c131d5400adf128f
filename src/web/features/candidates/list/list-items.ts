import type { InfiniteData, InfiniteQueryObserverResult } from "@tanstack/react-query";
import type { CandidateRow } from "#shared/candidates/candidate-row.ts";
import type { CandidateId } from "#shared/ids.ts";
import type { ListSegment } from "./list-segment.ts";

export type RowsResult = InfiniteQueryObserverResult<InfiniteData<CandidateRow[], CandidateId | undefined>>;

/** One line of the list, whatever it holds. */
export type ListItem = { key: string; segment: string } & (
  | { kind: "group"; title: string; count: number; isOpen: boolean }
  | { kind: "row"; row: CandidateRow }
  | { kind: "waiting" }
  | { kind: "failed" }
  | { kind: "more-hits"; shown: number; count: number }
);

const FIRST_PLACES = 100;

/** Rows that are not read yet have their places already: the list has its height from the beginning. */
export function itemsOf(
  segments: readonly ListSegment[],
  results: ReadonlyMap<string, RowsResult>,
  hidden: ReadonlySet<CandidateId>,
): ListItem[] {
  return segments.flatMap((segment) => [
    ...headOf(segment),
    ...(segment.isOpen ? linesOf(segment, results.get(segment.key), hidden) : []),
  ]);
}

function headOf({ key, title, count, isOpen }: ListSegment): ListItem[] {
  return title === undefined ? [] : [{ kind: "group", key: `group ${key}`, segment: key, title, count, isOpen }];
}

function linesOf(
  { key: segment, count }: ListSegment,
  result: RowsResult | undefined,
  hidden: ReadonlySet<CandidateId>,
): ListItem[] {
  if (result?.isLoadingError) return [{ kind: "failed", key: `failed ${segment}`, segment }];
  if (!result?.data) return places(segment, 0, Math.min(count, FIRST_PLACES));
  const rows = result.data.pages.flat();
  const lines = rows
    .filter(({ id }) => !hidden.has(id))
    .map((row): ListItem => ({ kind: "row", key: row.id, segment, row }));
  return [...lines, ...tailOf(segment, result, rows.length, count)];
}

function tailOf(segment: string, result: RowsResult, loaded: number, count: number): ListItem[] {
  if (result.isFetchNextPageError) return [{ kind: "failed", key: `failed ${segment}`, segment }];
  if (result.isPlaceholderData) return [];
  if (result.hasNextPage) return places(segment, loaded, Math.max(1, count - loaded));
  // Only the best hits are put in the order of their worth. Rows that are just coming or going make no such difference.
  const isCut = loaded >= RANKED && count > loaded;
  return isCut ? [{ kind: "more-hits", key: `more ${segment}`, segment, shown: loaded, count }] : [];
}

const RANKED = 1000;

function places(segment: string, from: number, count: number): ListItem[] {
  return Array.from({ length: count }, (_, place) => ({
    kind: "waiting",
    key: `waiting ${segment} ${from + place}`,
    segment,
  }));
}
