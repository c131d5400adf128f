import { countAgreed, listPairs, listSurprises, shareAgreed } from "#analysis/score/decided-pairs.ts";
import { learnWeights } from "#analysis/score/learn-weights.ts";
import { listReviewed, type ReviewedCandidate } from "#db/candidates/review-queries.ts";
import { asOwner } from "#db/client.ts";
import { getUpload } from "#db/screening/upload-queries.ts";
import { listCriteria } from "#db/vacancies/criteria-queries.ts";
import { type Agreement, type AgreementOutcome, DECISIONS_NEEDED } from "#shared/candidates/agreement.ts";
import type { UploadId, UserId } from "#shared/ids.ts";
import { weighFinding } from "#shared/screening/score-sum.ts";
import type { KeyedCriterion } from "#shared/vacancies/criteria.ts";
import type { CommandDeps } from "#commands/command-deps.ts";
import { explainSurprise } from "./explain-surprise.ts";
import { explainWeights } from "./explain-weights.ts";

/** Reads only. What it proposes is set as any other board, by whom it is proposed to. */
export async function readAgreement({ db }: CommandDeps, ownerId: UserId, uploadId: UploadId): Promise<Agreement> {
  return asOwner(db, ownerId, async (tx) => {
    const { vacancy, board_version: version } = await getUpload(tx, ownerId, uploadId);
    const people = await listReviewed(tx, ownerId, uploadId);
    const criteria = await listCriteria(tx, ownerId, uploadId);
    return { title: vacancy?.title ?? null, version, ...compareDecisions(people, criteria) };
  });
}

export type DecidedCandidate = ReturnType<typeof listDecided>[number];

function compareDecisions(
  people: readonly ReviewedCandidate[],
  criteria: readonly KeyedCriterion[],
): Omit<Agreement, "title" | "version"> {
  const decided = listDecided(people, criteria);
  const pairs = listPairs(decided);
  const count = countAgreed(pairs, ({ score }) => score);
  const decisions = {
    advance: decided.filter(({ decision }) => decision === "advance").length,
    hold: decided.filter(({ decision }) => decision === "hold").length,
    decline: decided.filter(({ decision }) => decision === "decline").length,
  };
  const settled = settleWithout(decided, shareAgreed(count), pairs.length);
  const surprises = settled === "few" ? [] : listSurprises(pairs).map((pair) => explainSurprise(pair, criteria));
  const said = { decisions, count, surprises };
  if (settled !== undefined) return { ...said, outcome: settled, proposal: null };
  const learned = learnWeights(decided, new Map(criteria.map(({ key, weight }) => [key, weight])));
  if (learned === undefined) return { ...said, outcome: "no_gain", proposal: null };
  const rows = explainWeights(criteria, learned.weights, decided);
  return { ...said, outcome: "proposed", proposal: { rows, all: learned.all, held_out: learned.heldOut } };
}

function listDecided(people: readonly ReviewedCandidate[], criteria: readonly KeyedCriterion[]) {
  const weighings = new Map(criteria.map((criterion) => [criterion.key, criterion]));
  return people.flatMap(({ decision, ...person }) =>
    decision === null
      ? []
      : [
          {
            person,
            decision,
            score: person.score,
            findings: person.findings.map((one) => weighFinding(one, weighings)),
          },
        ],
  );
}

/** Undefined where weights are worth trying. */
function settleWithout(
  decided: readonly DecidedCandidate[],
  agreed: number,
  pairs: number,
): Exclude<AgreementOutcome, "proposed" | "no_gain"> | undefined {
  if (decided.length < DECISIONS_NEEDED) return "few";
  if (pairs === 0) return "one_kind";
  // Only a verdict with its own credit says what a weight would change.
  if (decided.some(({ person }) => person.findings.some(({ credit }) => credit === undefined))) return "judged_earlier";
  return agreed === 1 ? "agrees" : undefined;
}
