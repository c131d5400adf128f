import { audit } from "#db/operations/audit-queries.ts";
import { deleteUnfinished } from "#db/candidates/candidate-queries.ts";
import { asOwner } from "#db/client.ts";
import { announce } from "#db/screening/live-event-queries.ts";
import { closeTasks, listOpenReadings } from "#db/queue/task-queries.ts";
import { getUpload, lockUpload, updateUpload } from "#db/screening/upload-queries.ts";
import { rankAgain } from "#pipeline/screening/finish-upload.ts";
import type { UploadId, UserId } from "#shared/ids.ts";
import type { Upload } from "#shared/screening/upload.ts";
import type { CommandDeps } from "#commands/command-deps.ts";

/**
 * What is screened stays and is ranked; the rest waits unqueued and gives its units back: starting the upload again goes on from here.
 * Idempotent.
 */
export async function cancelScreening({ db, queue }: CommandDeps, ownerId: UserId, id: UploadId): Promise<Upload> {
  return asOwner(db, ownerId, async (tx) => {
    const upload = await lockUpload(tx, ownerId, id);
    if (upload.status !== "analyzing") return getUpload(tx, ownerId, id);
    const open = await listOpenReadings(tx, ownerId, id);
    await queue.remove(tx, open);
    await closeTasks(tx, ownerId, open);
    await deleteUnfinished(tx, ownerId, id);
    await rankAgain(tx, upload);
    await audit(tx, ownerId, "screening_cancelled", id);
    await announce(tx, ownerId, [{ kind: "upload.changed", upload_id: id }]);
    return await updateUpload(tx, ownerId, id, { status: "cancelled" });
  });
}
