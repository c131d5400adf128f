import type { Level } from "#shared/evidence.ts";
import type { Importance } from "#shared/vacancy.ts";

export interface Judged {
  level: Level;
  importance: Importance;
  weight: number;
}

export const LEVEL_VALUE: Record<Level, number> = { strong: 1, partial: 0.6, missing: 0 };

const EXCEPTIONAL = 90;
const STRONG_CORE_SHARE = 0.7;
const MISSING_GATE_CAP = 39;
const MISSING_MUST_STEP = 4;
const MISSING_MUST_FLOOR = 60;
const CLAIMS_ONLY_CAP = 49;

/** Each cap looks at the findings and names the highest score they allow. None of them falls when evidence is added. */
const CAPS: ((judged: Judged[]) => number)[] = [
  function missingGate(judged) {
    return judged.some(({ importance, level }) => importance === "gate" && level === "missing")
      ? MISSING_GATE_CAP
      : 100;
  },
  function missingMusts(judged) {
    const missing = judged.filter(({ importance, level }) => importance === "must" && level === "missing").length;
    return missing === 0 ? 100 : Math.max(MISSING_MUST_FLOOR, EXCEPTIONAL - 1 - (missing - 1) * MISSING_MUST_STEP);
  },
  function fewStrongCore(judged) {
    const core = listCore(judged);
    const strong = core.filter(({ level }) => level === "strong").length;
    return core.length > 0 && strong / core.length < STRONG_CORE_SHARE ? EXCEPTIONAL - 1 : 100;
  },
  function claimsOnly(judged) {
    const core = listCore(judged);
    return core.length > 0 && core.every(({ level }) => level !== "strong") ? CLAIMS_ONLY_CAP : 100;
  },
];

/** The weighted share of what the vacancy asks for, as a whole number from 0 to 100, under the lowest cap. */
export function scoreMatches(judged: Judged[]): number {
  const total = judged.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return 0;
  const reached = judged.reduce((sum, { weight, level }) => sum + weight * LEVEL_VALUE[level], 0);
  return Math.min(Math.round((100 * reached) / total), ...CAPS.map((cap) => cap(judged)));
}

export function countMustsMet(judged: Judged[]): number {
  return listCore(judged).filter(({ level }) => level !== "missing").length;
}

function listCore(judged: Judged[]): Judged[] {
  return judged.filter(({ importance }) => importance !== "nice");
}
