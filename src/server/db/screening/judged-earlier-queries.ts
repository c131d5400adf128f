import { and, sql } from "drizzle-orm";
import { ENGINE_VERSION } from "#shared/screening/engine-version.ts";
import type { UploadId, UserId } from "#shared/ids.ts";
import type { Tx } from "#db/client.ts";
import { candidates } from "#db/candidates/candidate-schema.ts";
import type { QueuedCv } from "#db/queue/task-queries.ts";
import { hasOpenTask, judgedInRanking } from "./ranking-queries.ts";

/** Of a ranking the CVs that an earlier engine judged and that nobody is judging again. */
export async function listJudgedEarlier(tx: Tx, ownerId: UserId, id: UploadId): Promise<QueuedCv[]> {
  const rows = await tx
    .select({ id: candidates.id, uploadId: candidates.bulk_upload_id, position: candidates.position })
    .from(candidates)
    .where(and(isJudgedEarlier(ownerId, id), sql`not ${hasOpenTask}`));
  return rows.flatMap(({ uploadId, ...row }) => (uploadId === null ? [] : [{ ...row, uploadId }]));
}

export async function countJudgedEarlier(tx: Tx, ownerId: UserId, id: UploadId): Promise<number> {
  return tx.$count(candidates, isJudgedEarlier(ownerId, id));
}

/** A model's judgement names the local engine that checked it last. */
function isJudgedEarlier(ownerId: UserId, id: UploadId) {
  return and(judgedInRanking(ownerId, id), sql`${candidates.engine_version} not like ${`%${ENGINE_VERSION}`}`);
}
