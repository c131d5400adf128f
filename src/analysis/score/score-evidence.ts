import { CALIBRATION } from "./calibration.ts";
import { type Judged, weighEvidence } from "./weigh-evidence.ts";

const EXCEPTIONAL = 90;
const STRONG_CORE_SHARE = 0.7;
const MISSING_GATE_CAP = 39;

/** Each cap looks at the findings and names the highest score they allow. None of them falls when evidence is added. */
const CAPS: ((judged: Judged[]) => number)[] = [
  function missingGate(judged) {
    return judged.some(({ importance, level }) => importance === "gate" && level === "missing")
      ? MISSING_GATE_CAP
      : 100;
  },
  function missingMust(judged) {
    return judged.some(({ importance, level }) => importance === "must" && level === "missing") ? EXCEPTIONAL - 1 : 100;
  },
  function fewStrongCore(judged) {
    const core = listCore(judged);
    const strong = core.filter(({ level }) => level === "strong").length;
    return core.length > 0 && strong / core.length < STRONG_CORE_SHARE ? EXCEPTIONAL - 1 : 100;
  },
];

/**
 * Role and findings as a whole number from 0 to 100. Under a cap all points shrink with it instead of being cut off, so that the
 * better of two capped CVs stays ahead.
 */
export function scoreEvidence(roleFit: number, judged: Judged[], calibration = CALIBRATION): number {
  const points = toPoints(weighEvidence(roleFit, judged, calibration), calibration.knots);
  const cap = Math.min(...CAPS.map((capOf) => capOf(judged)));
  return Math.round((points * cap) / 100);
}

export function countMustsMet(judged: Judged[]): number {
  return listCore(judged).filter(({ level }) => level !== "missing").length;
}

function listCore(judged: Judged[]): Judged[] {
  return judged.filter(({ importance }) => importance !== "nice");
}

/** Straight lines between the knots, and on with the last one. */
function toPoints(sum: number, knots: [sum: number, points: number][]): number {
  const next = knots.findIndex(([at]) => at > sum);
  const [above, below] = next === -1 ? [knots.at(-1), knots.at(-2)] : [knots[next], knots[next - 1]];
  if (above === undefined || below === undefined) return 0;
  const share = (sum - below[0]) / (above[0] - below[0]);
  return Math.min(100, below[1] + share * (above[1] - below[1]));
}
