import { callCandidate } from "#shared/candidates/call-candidate.ts";
import type { Candidate } from "#shared/candidates/candidate.ts";
import type { Level } from "#shared/screening/evidence.ts";
import { type CriterionLine, type ShownSum, showSum } from "#shared/screening/shown-sum.ts";
import type { KeyedCriterion } from "#shared/vacancies/criteria.ts";

export interface ComparedPerson {
  candidate: Candidate;
  name: string;
  score: number;
  sum: ShownSum;
}

/** One criterion with what each person shows for it, in the order of the people. */
export interface ComparedRow {
  key: string;
  wording: string;
  cells: readonly CriterionLine[];
  /** From the least to the most points; of verdicts alone where an earlier engine judged. */
  spread: number;
  /** The verdicts differ, or the points do by enough to be noticed. */
  isDifferent: boolean;
}

const RANK_OF_LEVEL: Record<Level, number> = { missing: 0, partial: 1, strong: 2 };
/** In points of the score. Below it a gap is within what two readers of the same CV differ by. */
const NOTICED_GAP = 1;

/** The highest score first; candidates without a score are left out. */
export function rankPeople(candidates: readonly Candidate[], criteria: readonly KeyedCriterion[]): ComparedPerson[] {
  return candidates
    .flatMap((candidate) => {
      const { score, findings } = candidate;
      if (score === null) return [];
      return [{ candidate, name: callCandidate(candidate), score, sum: showSum(criteria, findings) }];
    })
    .toSorted((left, right) => right.score - left.score || placeOf(left) - placeOf(right));
}

const placeOf = ({ candidate }: ComparedPerson): number => candidate.place?.rank ?? Number.MAX_SAFE_INTEGER;

/** What tells the people apart comes first, by how far it does. */
export function compareRows(people: readonly ComparedPerson[]): ComparedRow[] {
  const lines = people[0]?.sum.lines ?? [];
  return lines
    .map(({ key, wording }, at): ComparedRow => {
      const cells = people.flatMap(({ sum }) => sum.lines[at] ?? []);
      const spread = spreadOf(cells);
      const hasLevels = new Set(cells.map(({ level }) => level)).size > 1;
      return { key, wording, cells, spread, isDifferent: hasLevels || spread >= NOTICED_GAP };
    })
    .toSorted((left, right) => Number(right.isDifferent) - Number(left.isDifferent) || right.spread - left.spread);
}

function spreadOf(cells: readonly CriterionLine[]): number {
  const values = cells.map(({ points, level }) => points ?? RANK_OF_LEVEL[level]);
  return Math.max(...values) - Math.min(...values);
}

export interface Gap {
  /** Who has more. */
  ahead: ComparedPerson;
  behind: ComparedPerson;
  points: number;
  /** What the difference is made of, the largest part first. */
  parts: { key: string; wording: string; points: number }[];
}

const SHOWN_PARTS = 3;

/** How far the first is ahead of each of the others. Null where points of single criteria are not known. */
export function findGaps([ahead, ...others]: readonly ComparedPerson[]): Gap[] | null {
  if (ahead === undefined || [ahead, ...others].some(({ sum }) => sum.total === null)) return null;
  return others.map((behind) => {
    const parts = ahead.sum.lines.map(({ key, wording, points }, at) => {
      const lead = (points ?? 0) - (behind.sum.lines[at]?.points ?? 0);
      return { key, wording, points: Math.round(lead * 10) / 10 };
    });
    const largest = parts
      .filter(({ points }) => Math.abs(points) >= NOTICED_GAP)
      .toSorted((left, right) => Math.abs(right.points) - Math.abs(left.points));
    return { ahead, behind, points: ahead.score - behind.score, parts: largest.slice(0, SHOWN_PARTS) };
  });
}
