import type { KeyedCriterion } from "#shared/vacancies/criteria.ts";
import type { Finding, Level, Quote } from "./evidence.ts";
import { engineName } from "./engine-name.ts";
import { type CriterionPoints, type ScoreCap, sumScore, weighFinding } from "./score-sum.ts";
import { type CriterionKind, type Importance, IMPORTANCE_WORDS } from "#shared/vacancies/vacancy.ts";

export const LEVEL_WORDS: Record<Level, string> = { strong: "Strong", partial: "Partial", missing: "Missing" };
export const EARLIER_ENGINE = "Judged by an earlier engine, which gave no points for single criteria.";

/** One criterion as every screen and every file shows it. */
export interface CriterionLine {
  key: string;
  wording: string;
  kind: CriterionKind;
  importance: Importance;
  level: Level;
  /** Null where an earlier engine judged; so is `of`. */
  points: number | null;
  of: number | null;
  quotes: readonly Quote[];
  /** Where another engine than the CV's own judged it. */
  engine?: string;
}

export interface ShownSum {
  /** In the order of the vacancy. Empty where nothing was judged. */
  lines: CriterionLine[];
  /** Null where an earlier engine judged, and where nothing was. */
  total: number | null;
  /** Why the score is lower than the total, in words. */
  cap: string | null;
  isEarlier: boolean;
}

const NOTHING: ShownSum = { lines: [], total: null, cap: null, isEarlier: false };

/** What each criterion brings, for the screen, the PDF, the text report and the tables alike. */
export function showSum(criteria: readonly KeyedCriterion[], findings: readonly Finding[]): ShownSum {
  if (criteria.length === 0 || findings.length === 0) return NOTHING;
  const byKey = new Map(findings.map((finding) => [finding.criterion_id, finding]));
  const found = criteria.map((criterion) => ({ criterion, finding: byKey.get(criterion.key) ?? missing(criterion) }));
  const isEarlier = findings.some(({ credit }) => credit === undefined);
  const weighings = new Map(criteria.map((criterion) => [criterion.key, criterion]));
  const { total, cap, points } = sumScore(found.map(({ finding }) => weighFinding(finding, weighings)));
  const lines = found.map(({ criterion, finding }, at) => toLine(criterion, finding, isEarlier ? null : points[at]));
  if (isEarlier) return { lines, total: null, cap: null, isEarlier };
  return { lines, total, cap: cap === null ? null : describeCap(cap, lines), isEarlier };
}

function missing({ key }: KeyedCriterion): Finding {
  return { criterion_id: key, level: "missing", credit: 0, mentions: 0, quotes: [] };
}

function toLine(
  { key, wording, kind, importance }: KeyedCriterion,
  { level, quotes, engine }: Finding,
  earned: CriterionPoints | null | undefined,
): CriterionLine {
  const { points = null, of = null } = earned ?? {};
  return { key, wording, kind, importance, level, points, of, quotes, ...(engine !== undefined && { engine }) };
}

function describeCap({ kind, most }: ScoreCap, lines: readonly CriterionLine[]): string {
  if (kind === "few_core_shown")
    return `Fewer than 60% of the core requirements are fully shown. The score is at most ${most}.`;
  const gates = listMissingGates(lines).map(({ wording }) => wording.replace(/[\s.;]+$/u, ""));
  return `${IMPORTANCE_WORDS.gate} not shown: ${gates.join("; ")}. The score is at most ${most}.`;
}

export function listMissingGates<Row extends Pick<CriterionLine, "importance" | "level">>(
  lines: readonly Row[],
): Row[] {
  return lines.filter(({ importance, level }) => importance === "gate" && level === "missing");
}

/** "Must have"; who judged it, where that was not who judged the CV. */
export function describeStanding({ importance, engine }: Pick<CriterionLine, "importance" | "engine">): string {
  const judge = engineName(engine ?? null);
  return judge === null ? IMPORTANCE_WORDS[importance] : `${IMPORTANCE_WORDS[importance]}, added later: ${judge}`;
}

/** "8.0 of 8.0"; null where an earlier engine judged. */
export function formatPoints({ points, of }: Pick<CriterionLine, "points" | "of">): string | null {
  return points === null || of === null ? null : `${points.toFixed(1)} of ${of.toFixed(1)}`;
}

/**
 * What stands above the nearest words of a criterion that is missing: `earned` is what they bring, null where an earlier engine judged,
 * undefined where there are none.
 */
export function describeMissing(earned: number | null | undefined): string {
  if (earned === undefined) return "Not found in the CV";
  const points = (earned ?? 0).toFixed(1);
  return points === "0.0"
    ? "Not found in the CV. The nearest words:"
    : `Not found in the CV. The nearest words earn ${points} points:`;
}

/** "71.4 of 100 points", the cap where there is one, or why there are no points; null where nothing was judged. */
export function formatSum({ lines, total, cap, isEarlier }: ShownSum): string | null {
  if (lines.length === 0) return null;
  if (isEarlier || total === null) return EARLIER_ENGINE;
  return [`${total.toFixed(1)} of 100 points.`, cap].filter(Boolean).join(" ");
}
