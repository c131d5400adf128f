import { and, eq, inArray, sql } from "drizzle-orm";
import type { UploadId, UserId } from "#shared/ids.ts";
import type { Tx } from "#db/client.ts";
import { candidates } from "#db/candidates/candidate-schema.ts";
import { tasks } from "#db/queue/task-schema.ts";
import { uploads } from "./screening-schema.ts";

/** An honest scan of a dozen pages is read in about a minute. */
const LATE_SECONDS = 60;

const isLate = sql`(${tasks.lane} = 'slow' and (${tasks.crashes} > 0 or
  (${tasks.state} = 'running' and ${tasks.started_at} < clock_timestamp() - ${LATE_SECONDS} * interval '1 second')))`;
const isOpenCv = and(eq(tasks.kind, "screen_cv"), inArray(tasks.state, ["queued", "running"]));

/** Run as the system: uploads in which somebody waits for such a scan. */
export async function listLateUploads(tx: Tx): Promise<{ upload_id: UploadId; user_id: UserId }[]> {
  return tx
    .selectDistinct({ upload_id: tasks.upload_id, user_id: tasks.user_id })
    .from(tasks)
    .innerJoin(uploads, eq(uploads.id, tasks.upload_id))
    .where(and(isOpenCv, isLate, eq(uploads.status, "analyzing")));
}

/** Everybody else has ended, and somebody of them has a score to show. */
export async function hasOnlyLateLeft(tx: Tx, ownerId: UserId, uploadId: UploadId): Promise<boolean> {
  const isOpen = sql`${candidates.status} in ('pending', 'analyzing')`;
  const [counts] = await tx
    .select({
      awaited: sql<number>`count(*) filter (where ${isOpen} and ${isLate} is not true)::int`,
      judged: sql<number>`count(*) filter (where ${candidates.status} = 'completed')::int`,
    })
    .from(candidates)
    .leftJoin(tasks, eq(tasks.candidate_id, candidates.id))
    .where(and(eq(candidates.user_id, ownerId), eq(candidates.bulk_upload_id, uploadId)));
  return counts?.awaited === 0 && counts.judged > 0;
}
