import type { Decidable, NewDecision } from "#db/candidates/decision-queries.ts";
import { listBlindReadings } from "#db/candidates/blind-queries.ts";
import { listReadings } from "#db/candidates/reading-queries.ts";
import type { Tx } from "#db/client.ts";
import { listPlaces } from "#db/screening/ranking-queries.ts";
import { listBoardNumbers } from "#db/vacancies/board-queries.ts";
import { listCriteriaOf } from "#db/vacancies/criteria-queries.ts";
import { coverEvidence } from "#shared/candidates/blind/cover-candidate.ts";
import type { Ground } from "#shared/candidates/decision.ts";
import type { CandidateId, UserId } from "#shared/ids.ts";
import { type CriterionLine, showSum } from "#shared/screening/shown-sum.ts";

type Circumstances = Omit<
  NewDecision,
  "batch_id" | "decided_by" | "decision" | "reason" | "note" | "undoes" | "sequence"
>;

/**
 * What is known of these candidates at this moment, as a decision keeps it. Their rows are locked, and a changed board is written
 * under the same locks: score, board and criteria belong together.
 */
export async function gatherCircumstances(
  tx: Tx,
  ownerId: UserId,
  candidates: Decidable[],
): Promise<Map<CandidateId, Circumstances>> {
  const ids = candidates.map(({ id }) => id);
  const uploads = candidates.map(({ bulk_upload_id }) => bulk_upload_id);
  const places = await listPlaces(tx, ownerId, ids);
  const readings = await listReadings(tx, ownerId, ids);
  const boards = await listBoardNumbers(tx, ownerId, uploads);
  const criteria = await listCriteriaOf(tx, ownerId, uploads);
  return new Map(
    candidates.map((candidate) => {
      const { id, bulk_upload_id: upload_id, job_id, engine_version, removed } = candidate;
      const place = places.get(id);
      const { minutes = 0, opened = [] } = readings.get(id) ?? {};
      const asked = (upload_id && criteria.get(upload_id)) ?? [];
      const known: Circumstances = {
        candidate_id: id,
        upload_id,
        job_id,
        engine_version,
        board_version: (upload_id && boards.get(upload_id)) ?? null,
        // The specified score of an entry by hand was measured by nobody.
        score: candidate.status === "completed" ? candidate.score : null,
        rank: place?.rank ?? null,
        ranked_of: place?.of ?? null,
        minutes_open: minutes,
        evidence_opened: opened,
        grounds: { criteria: showSum(asked, candidate.findings).lines.map(toGround), set_aside: removed },
      };
      return [id, known];
    }),
  );
}

/** To be shown. They are stored unmasked, because the quotes that were opened stand in the CV like that. */
export async function coverCircumstances(tx: Tx, ownerId: UserId, id: CandidateId, known: Circumstances) {
  const covered = (await listBlindReadings(tx, ownerId, [id])).get(id);
  const { evidence_opened = [], ...rest } = known;
  return covered === undefined ? known : coverEvidence({ ...rest, evidence_opened }, covered.reading);
}

function toGround({ wording, importance, level, points, of, quotes }: CriterionLine): Ground {
  return { wording, importance, level, points, of, quotes: quotes.map(({ text, page }) => ({ text, page })) };
}
