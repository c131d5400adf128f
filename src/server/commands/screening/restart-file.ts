import { type CandidateRow, getCandidateByFileName, resetCandidate } from "#db/candidates/candidate-queries.ts";
import { asOwner, type Tx } from "#db/client.ts";
import { announce } from "#db/screening/live-event-queries.ts";
import { lockPlan } from "#db/billing/usage-queries.ts";
import type { TaskQueue } from "#db/queue/task-queue.ts";
import { getUpload, lockUpload, updateUpload, type UploadRow } from "#db/screening/upload-queries.ts";
import { enqueueAgain } from "#pipeline/queue/enqueue.ts";
import type { UploadId, UserId } from "#shared/ids.ts";
import type { CommandDeps } from "#commands/command-deps.ts";
import { refuseBeyondLimit } from "#commands/billing/refuse-beyond-limit.ts";

/** A CV that failed, or was locked, is read again; the shortlist is made anew when it ends. */
export async function restartFile({ db, queue }: CommandDeps, ownerId: UserId, uploadId: UploadId, fileName: string) {
  await asOwner(db, ownerId, async (tx) => {
    await lockPlan(tx, ownerId);
    await lockUpload(tx, ownerId, uploadId);
    const upload = await getUpload(tx, ownerId, uploadId);
    await screenAgain(tx, queue, upload, await getCandidateByFileName(tx, ownerId, uploadId, fileName));
  });
}

/** Under the locks of plan and upload. One that runs or succeeded is left alone, so repeats are harmless. */
export async function screenAgain(tx: Tx, queue: TaskQueue, upload: UploadRow, candidate: CandidateRow) {
  const { id, user_id: ownerId, vacancy } = upload;
  if ((candidate.status !== "error" && candidate.status !== "locked") || vacancy === null) return;
  await refuseBeyondLimit(tx, ownerId, 1);
  await resetCandidate(tx, ownerId, candidate.id);
  await enqueueAgain(tx, queue, ownerId, [{ id: candidate.id, uploadId: id, position: candidate.position }]);
  await updateUpload(tx, ownerId, id, { status: "analyzing" });
  await announce(tx, ownerId, [{ kind: "candidate.changed", upload_id: id, candidate_id: candidate.id }]);
}
