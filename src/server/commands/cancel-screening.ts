import { audit } from "#db/audit-queries.ts";
import { deleteUnfinished } from "#db/candidate-queries.ts";
import { asOwner } from "#db/client.ts";
import { announce } from "#db/live-event-queries.ts";
import { closeTasks, listOpenTasks } from "#db/task-queries.ts";
import { getUpload, lockUpload, updateUpload } from "#db/upload-queries.ts";
import type { UploadId, UserId } from "#shared/ids.ts";
import type { Upload } from "#shared/upload.ts";
import type { CommandDeps } from "./command-deps.ts";

/** What is screened stays, the rest waits unqueued: starting the upload again goes on from here. Twice is once. */
export async function cancelScreening({ db, queue }: CommandDeps, ownerId: UserId, id: UploadId): Promise<Upload> {
  return asOwner(db, ownerId, async (tx) => {
    const { status } = await lockUpload(tx, ownerId, id);
    if (status !== "analyzing") return getUpload(tx, ownerId, id);
    const open = await listOpenTasks(tx, ownerId, id);
    await queue.remove(tx, open);
    await closeTasks(tx, ownerId, open);
    await deleteUnfinished(tx, ownerId, id);
    await audit(tx, ownerId, "screening_cancelled", id);
    await announce(tx, ownerId, [{ kind: "upload.changed", upload_id: id }]);
    return await updateUpload(tx, ownerId, id, { status: "cancelled" });
  });
}
