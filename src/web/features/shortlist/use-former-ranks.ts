import { useState } from "react";
import type { Candidate } from "#shared/candidates/candidate.ts";
import type { CandidateId } from "#shared/ids.ts";

type Ranks = ReadonlyMap<CandidateId, number | null>;

/** The former rank of each candidate who moved with the last change, so that a change can be seen after it has happened. */
export function useFormerRanks(candidates: readonly Candidate[]): Ranks {
  const now = new Map(candidates.map(({ id, shortlist_rank }) => [id, shortlist_rank]));
  const [seen, setSeen] = useState<{ now: Ranks; former: Ranks }>({ now, former: new Map() });
  if (isSame(now, seen.now)) return seen.former;
  const moved = [...now].filter(([id, rank]) => seen.now.get(id) !== rank);
  const former = new Map(moved.map(([id]) => [id, seen.now.get(id) ?? null]));
  // The first ranking is no change.
  const next = seen.now.size === 0 ? new Map() : former;
  setSeen({ now, former: next });
  return next;
}

function isSame(left: Ranks, right: Ranks): boolean {
  return left.size === right.size && [...left].every(([id, rank]) => right.get(id) === rank);
}
