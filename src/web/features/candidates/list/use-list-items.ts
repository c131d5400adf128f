import { useEffect, useMemo, useState } from "react";
import { rowsQuery } from "#lib/api/candidate-list-queries.ts";
import { useInfiniteQueries } from "#lib/api/use-infinite-queries.ts";
import type { CandidateFilter, CandidateStats, RowOrder } from "#shared/candidates/candidate-filter.ts";
import type { CandidateId } from "#shared/ids.ts";
import { itemsOf, type ListItem, type RowsResult } from "./list-items.ts";
import { segmentsOf } from "./list-segment.ts";

export interface ListView {
  filter: CandidateFilter;
  order: RowOrder | undefined;
  /** How many the filter leaves. */
  count: number;
  /** Undefined where the list is not grouped. */
  openings: CandidateStats["jobs"] | undefined;
  /** Deleted, though it can still be taken back. */
  hidden: ReadonlySet<CandidateId>;
}

/** Everything the list shows, flat, and read as far as somebody has looked. */
export function useListItems({ filter, order, count, openings, hidden }: ListView) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const segments = useMemo(() => segmentsOf({ filter, count, openings, closed }), [filter, count, openings, closed]);
  const wanted = useMemo(() => {
    const isRead = (key: string) => openings === undefined || seen.has(key);
    const read = segments.filter(({ key, isOpen }) => isOpen && isRead(key));
    return new Map(read.map((segment) => [segment.key, rowsQuery(segment.filter, order)]));
  }, [segments, order, openings, seen]);
  const results: ReadonlyMap<string, RowsResult> = useInfiniteQueries(wanted);
  const items = useMemo(() => itemsOf(segments, results, hidden), [segments, results, hidden]);
  return {
    items,
    results,
    see: (key: string) => setSeen((held) => (held.has(key) ? held : new Set(held).add(key))),
    toggleGroup: (key: string) => setClosed((held) => toggled(held, key)),
  };
}

function toggled(held: ReadonlySet<string>, key: string) {
  const next = new Set(held);
  if (!next.delete(key)) next.add(key);
  return next;
}

// About two screens: a page is asked for before its first place is in sight.
const ROWS_AHEAD = 40;

interface Sight {
  items: readonly ListItem[];
  results: ReadonlyMap<string, RowsResult>;
  first: number;
  last: number;
  onSee: (segment: string) => void;
}

/** Reads on where places that are in sight, or soon will be, still wait for their rows. */
export function useReadAhead({ items, results, first, last, onSee }: Sight) {
  useEffect(() => {
    const near = items.slice(first, last + ROWS_AHEAD).filter(({ kind }) => kind === "waiting");
    for (const segment of new Set(near.map(({ segment }) => segment))) {
      const result = results.get(segment);
      if (!result) onSee(segment);
      else if (result.hasNextPage && !result.isFetching && !result.isError)
        void result.fetchNextPage({ cancelRefetch: false });
    }
  });
}
