import { getCandidateByFileName, resetCandidate } from "#db/candidate-queries.ts";
import { asOwner } from "#db/client.ts";
import { announce } from "#db/live-event-queries.ts";
import { lockPlan } from "#db/usage-queries.ts";
import { getUpload, lockUpload, updateUpload } from "#db/upload-queries.ts";
import { enqueueAgain } from "#pipeline/enqueue.ts";
import type { UploadId, UserId } from "#shared/ids.ts";
import type { CommandDeps } from "./command-deps.ts";
import { refuseBeyondLimit } from "./refuse-beyond-limit.ts";

/** A CV that failed is read again; the shortlist is made anew when it ends. One that runs or succeeded is left alone, so repeats are harmless. */
export async function restartFile({ db, queue }: CommandDeps, ownerId: UserId, uploadId: UploadId, fileName: string) {
  await asOwner(db, ownerId, async (tx) => {
    await lockPlan(tx, ownerId);
    await lockUpload(tx, ownerId, uploadId);
    const { vacancy } = await getUpload(tx, ownerId, uploadId);
    const candidate = await getCandidateByFileName(tx, ownerId, uploadId, fileName);
    if (candidate.status !== "error" || vacancy === null) return;
    await refuseBeyondLimit(tx, ownerId, 1);
    await resetCandidate(tx, ownerId, candidate.id);
    await enqueueAgain(tx, queue, ownerId, uploadId, candidate);
    await updateUpload(tx, ownerId, uploadId, { status: "analyzing" });
    await announce(tx, ownerId, [{ kind: "candidate.changed", upload_id: uploadId, candidate_id: candidate.id }]);
  });
}
