import { audit } from "#db/operations/audit-queries.ts";
import { asOwner } from "#db/client.ts";
import { listJudgedEarlier } from "#db/screening/judged-earlier-queries.ts";
import { lockUpload } from "#db/screening/upload-queries.ts";
import { enqueueAgain } from "#pipeline/queue/enqueue.ts";
import { AppError } from "#shared/errors.ts";
import type { UploadId, UserId } from "#shared/ids.ts";
import type { CommandDeps } from "#commands/command-deps.ts";

/**
 * Queues what an earlier engine judged, in the whole ranking, by the criteria as they stand now. One transaction under the ranking's
 * lock; the second time those that are queued already are left out. Nobody loses a score meanwhile, and a CV is charged only once ever.
 */
export async function judgeAgain({ db, queue }: CommandDeps, ownerId: UserId, id: UploadId) {
  return asOwner(db, ownerId, async (tx) => {
    const { status } = await lockUpload(tx, ownerId, id);
    if (status !== "completed")
      throw new AppError(status === "analyzing" ? "upload_already_started" : "upload_incomplete");
    const earlier = await listJudgedEarlier(tx, ownerId, id);
    await enqueueAgain(tx, queue, ownerId, earlier);
    if (earlier.length > 0) await audit(tx, ownerId, "judged_again", id);
    return { queued: earlier.length };
  });
}
