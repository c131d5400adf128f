import { getCandidateByFileName, saveError } from "#db/candidates/candidate-queries.ts";
import { asOwner } from "#db/client.ts";
import { announce } from "#db/screening/live-event-queries.ts";
import { closeTasks, findTaskOfCandidate } from "#db/queue/task-queries.ts";
import { lockUpload } from "#db/screening/upload-queries.ts";
import { finishWhenLast } from "#pipeline/screening/finish-upload.ts";
import type { UploadId, UserId } from "#shared/ids.ts";
import type { CommandDeps } from "#commands/command-deps.ts";

/** The upload goes on without this CV. A worker still on it fails its fencing check; a CV that succeeded stays. */
export async function skipFile(deps: CommandDeps, ownerId: UserId, uploadId: UploadId, fileName: string) {
  const { db, queue } = deps;
  await asOwner(db, ownerId, async (tx) => {
    const upload = await lockUpload(tx, ownerId, uploadId);
    const candidate = await getCandidateByFileName(tx, ownerId, uploadId, fileName);
    if (candidate.status === "completed" || candidate.is_skipped) return;
    const task = await findTaskOfCandidate(tx, ownerId, candidate.id);
    if (task !== undefined) {
      await queue.remove(tx, [task.id]);
      await closeTasks(tx, ownerId, [task.id]);
    }
    await saveError(tx, ownerId, candidate.id, candidate.error_message ?? "This file was skipped.", true);
    await announce(tx, ownerId, [{ kind: "candidate.changed", upload_id: uploadId, candidate_id: candidate.id }]);
    if (upload.status === "analyzing" || upload.status === "completed") await finishWhenLast(tx, deps, upload);
  });
}
