import { and, sql } from "drizzle-orm";
import type { CandidateId, UploadId, UserId } from "#shared/ids.ts";
import type { Tx } from "#db/client.ts";
import { refreshFigures } from "#db/candidates/figure-queries.ts";
import { ofRanking } from "./ranking-queries.ts";
import { candidates } from "#db/candidates/candidate-schema.ts";

export interface NewScore {
  id: CandidateId;
  score: number;
  musts_met: number;
}

/** One statement for all of them. Answers whose score has changed. */
export async function saveScores(tx: Tx, ownerId: UserId, uploadId: UploadId, scores: NewScore[]) {
  const values = JSON.stringify(scores);
  const { score, musts_met } = candidates;
  const changed = await tx
    .update(candidates)
    // The other engine's score was made by the weights before; its findings are not kept.
    .set({ score: sql`given.score`, musts_met: sql`given.musts_met`, other_score: null })
    .from(sql`jsonb_to_recordset(${values}::jsonb) as given(id uuid, score integer, musts_met integer)`)
    .where(
      and(
        ofRanking(ownerId, uploadId),
        sql`${candidates.id} = given.id`,
        sql`(${score}, ${musts_met}) is distinct from (given.score, given.musts_met)`,
      ),
    )
    .returning({ id: candidates.id });
  const ids = changed.map(({ id }) => id);
  await refreshFigures(tx, ownerId, ids);
  return ids;
}
