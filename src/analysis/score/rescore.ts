import type { Finding } from "#shared/evidence.ts";
import type { Criterion } from "#shared/vacancy.ts";
import { countMustsMet, scoreEvidence } from "./score-evidence.ts";
import { asJudged, type Judged } from "./weigh-evidence.ts";

export interface KeptEvidence {
  role_fit: number;
  findings: Omit<Finding, "quotes">[];
}

export type Weighing = Pick<Criterion, "importance" | "weight">;

/**
 * The score that a CV's kept findings have under changed criteria, without reading it again. Under unchanged ones it is the score
 * it had. What was found does not change, so the confidence of the evidence stays; it was weighed by the first weights.
 */
export function rescore({ role_fit, findings }: KeptEvidence, weighings: ReadonlyMap<string, Weighing>) {
  const judged = findings.map((finding) => weigh(finding, weighings));
  return { score: scoreEvidence(role_fit, judged), musts_met: countMustsMet(judged) };
}

/** A finding left out would be a wrong score that looks right. */
function weigh(
  { criterion_id, level, mentions }: KeptEvidence["findings"][number],
  weighings: ReadonlyMap<string, Weighing>,
): Judged {
  const weighing = weighings.get(criterion_id);
  if (weighing === undefined) throw new Error(`There is a finding for ${criterion_id}, which is no criterion.`);
  return asJudged({ level, mentions, criterion: weighing });
}
