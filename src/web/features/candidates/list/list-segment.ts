import { type CandidateFilter, type CandidateStats, NO_OPENING } from "#shared/candidates/candidate-filter.ts";

/** A part of the list that is read by itself: an opening's candidates, or simply everybody. */
export interface ListSegment {
  key: string;
  /** Undefined where the list is not grouped. */
  title: string | undefined;
  filter: CandidateFilter;
  count: number;
  isOpen: boolean;
}

interface Grouping {
  filter: CandidateFilter;
  count: number;
  /** Undefined where the list is not grouped. */
  openings: CandidateStats["jobs"] | undefined;
  closed: ReadonlySet<string>;
}

export function segmentsOf({ filter, count, openings, closed }: Grouping): ListSegment[] {
  if (!openings) return [{ key: "everybody", title: undefined, filter, count, isOpen: true }];
  return openings.map(({ id, title, count: ofIt }) => {
    const key = id ?? NO_OPENING;
    return { key, title, filter: { ...filter, job_id: id ?? NO_OPENING }, count: ofIt, isOpen: !closed.has(key) };
  });
}
