import type { Finding, Level } from "./evidence.ts";
import type { Importance } from "#shared/vacancies/vacancy.ts";

/** A criterion on the board, and what a CV shows for it. */
export interface WeighedFinding {
  id: string;
  importance: Importance;
  weight: number;
  level: Level;
  credit: number;
}

/** What a criterion brings, of what it could bring; in points with one decimal. */
export interface CriterionPoints {
  id: string;
  points: number;
  of: number;
}

export type ScoreCap = { kind: "gate_missing"; most: number; id: string } | { kind: "few_core_shown"; most: number };

export interface ScoreSum {
  score: number;
  /** The points of all criteria together. */
  total: number;
  /** Why the score is lower than the points, where it is. */
  cap: ScoreCap | null;
  points: CriterionPoints[];
}

const MISSING_GATE_MOST = 59;
const FEW_CORE_MOST = 84;
/** Nobody would be invited at once who shows less of the core than this. */
const STRONG_CORE_SHARE = 0.6;

/** What decides whether a score is capped: weights and credits do not. */
export type CappedFinding = Pick<WeighedFinding, "id" | "importance" | "level">;

/** Each cap names the highest score that the findings allow. None of them falls when evidence is added. */
const CAPS: ((rows: readonly CappedFinding[]) => ScoreCap | null)[] = [
  function missingGate(rows) {
    const gate = rows.find(({ importance, level }) => importance === "gate" && level === "missing");
    return gate === undefined ? null : { kind: "gate_missing", most: MISSING_GATE_MOST, id: gate.id };
  },
  function fewCoreShown(rows) {
    const core = rows.filter(({ importance }) => importance !== "nice");
    const strong = core.filter(({ level }) => level === "strong").length;
    const isFew = core.length > 0 && strong / core.length < STRONG_CORE_SHARE;
    return isFew ? { kind: "few_core_shown", most: FEW_CORE_MOST } : null;
  },
];

/** The lowest cap that the findings set, whether or not the points reach it. */
export function findCap(rows: readonly CappedFinding[]): ScoreCap | null {
  const caps = CAPS.flatMap((capOf) => capOf(rows) ?? []);
  return caps.toSorted((left, right) => left.most - right.most).at(0) ?? null;
}

/** The score is the weighted sum of the verdicts and nothing else; a cap that lowers it is named. */
export function sumScore(rows: WeighedFinding[]): ScoreSum {
  const weight = rows.reduce((sum, row) => sum + row.weight, 0);
  const shares = rows.map((row) => (weight === 0 ? 0 : (100 * row.weight) / weight));
  // Points and maxima are shown with one decimal, so they are computed from what is shown: they add up, none exceeds its maximum.
  const most = toTenths(shares);
  const tenths = rows.map(({ credit }, at) => Math.round(credit * (most[at] ?? 0)));
  const total = tenths.reduce((sum, value) => sum + value, 0) / 10;
  const uncapped = Math.round(total);
  const lowest = findCap(rows);
  const cap = lowest !== null && lowest.most < uncapped ? lowest : null;
  return {
    score: Math.min(uncapped, cap?.most ?? 100),
    total,
    cap,
    points: rows.map(({ id }, at) => ({ id, points: (tenths[at] ?? 0) / 10, of: (most[at] ?? 0) / 10 })),
  };
}

/** Whole tenths that add up as the values do: the largest remainders are rounded up. */
function toTenths(values: number[]): number[] {
  const target = Math.round(values.reduce((sum, value) => sum + value, 0) * 10);
  const floors = values.map((value) => Math.floor(value * 10 + 1e-9));
  const missing = target - floors.reduce((sum, floor) => sum + floor, 0);
  const byRemainder = values
    .map((value, at) => ({ at, rest: value * 10 - (floors[at] ?? 0) }))
    .toSorted((left, right) => right.rest - left.rest || left.at - right.at);
  const raised = new Set(byRemainder.slice(0, missing).map(({ at }) => at));
  return floors.map((floor, at) => floor + (raised.has(at) ? 1 : 0));
}

/** What a verdict was worth before verdicts carried their own credit. */
const PLAIN_CREDIT: Record<Level, number> = { strong: 1, partial: 0.5, missing: 0 };

export type Weighing = { importance: Importance; weight: number };

/** A finding that belongs to no criterion would make a wrong score that looks right. */
export function weighFinding(
  { criterion_id: id, level, credit }: Pick<Finding, "criterion_id" | "level" | "credit">,
  weighings: ReadonlyMap<string, Weighing>,
): WeighedFinding {
  const weighing = weighings.get(id);
  if (weighing === undefined) throw new Error(`There is a finding for ${id}, which is no criterion.`);
  const { importance, weight } = weighing;
  return { id, importance, weight, level, credit: credit ?? PLAIN_CREDIT[level] };
}

/** Core requirements that are shown at least in part. */
export function countMustsMet(rows: WeighedFinding[]): number {
  return rows.filter(({ importance, level }) => importance !== "nice" && level !== "missing").length;
}
