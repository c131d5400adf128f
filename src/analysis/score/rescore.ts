import type { Finding } from "#shared/screening/evidence.ts";
import { countMustsMet, sumScore, weighFinding, type Weighing } from "#shared/screening/score-sum.ts";

/**
 * The score that a CV's kept findings have under changed criteria, without reading it again. Under unchanged ones it is the score
 * it had. What was found does not change, so the confidence of the evidence stays.
 */
export function rescore(
  findings: Pick<Finding, "criterion_id" | "level" | "credit">[],
  weighings: ReadonlyMap<string, Weighing>,
) {
  const rows = findings.map((finding) => weighFinding(finding, weighings));
  return { score: sumScore(rows).score, musts_met: countMustsMet(rows) };
}
