import type { Level } from "#shared/screening/evidence.ts";
import { type CriterionLine, LEVEL_WORDS, formatPoints } from "#shared/screening/shown-sum.ts";
import type { CriterionKind } from "#shared/vacancies/vacancy.ts";

const KIND_WORDS: Record<CriterionKind, string> = {
  role: "The role",
  skill: "Skills",
  experience: "Experience",
  education: "Education",
  certificate: "Certificates",
  soft_skill: "Soft skills",
  duty: "Duties",
};

/** What the criteria of one kind bring together. */
export interface FitPart {
  name: string;
  /** Null where an earlier engine judged; so is `of`. */
  points: number | null;
  of: number | null;
  /** "2 strong, 1 missing". */
  levels: string;
}

/** In the order of the vacancy. The points of all kinds add up to the total, as those of the criteria do. */
export function fitByKind(lines: readonly CriterionLine[]): FitPart[] {
  return [...Map.groupBy(lines, ({ kind }) => kind)].map(([kind, asked]) => ({
    name: KIND_WORDS[kind],
    points: addUp(asked.map(({ points }) => points)),
    of: addUp(asked.map(({ of }) => of)),
    levels: countLevels(asked),
  }));
}

/** Tenths, so that the sum of 0.1 and 0.2 reads 0.3. */
function addUp(values: readonly (number | null)[]): number | null {
  return values.reduce(
    (sum, value) => (sum === null || value === null ? null : Math.round((sum + value) * 10) / 10),
    0,
  );
}

function countLevels(lines: readonly CriterionLine[]): string {
  const levels: Level[] = ["strong", "partial", "missing"];
  const counts = levels.map((level) => ({ level, count: lines.filter((line) => line.level === level).length }));
  return counts
    .filter(({ count }) => count > 0)
    .map(({ level, count }) => `${count} ${LEVEL_WORDS[level].toLowerCase()}`)
    .join(", ");
}

/** "24.0 of 30.0 points (2 strong, 1 missing)". */
export function describeFit(part: FitPart): string {
  const points = formatPoints(part);
  return points === null ? part.levels : `${points} points (${part.levels})`;
}
