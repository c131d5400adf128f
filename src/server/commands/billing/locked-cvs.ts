import { becomeOwner, becomeSystem, type Tx } from "#db/client.ts";
import { announce } from "#db/screening/live-event-queries.ts";
import {
  refundUnits,
  listLockedUploads,
  listTasksOfCandidates,
  lockCandidates,
  pickBeyond,
  unlockCandidates,
} from "#db/candidates/locked-candidate-queries.ts";
import { findAndLockUpload, lockUpload, updateUpload } from "#db/screening/upload-queries.ts";
import { advancePeriod, countUnits, lockPlan } from "#db/billing/usage-queries.ts";
import { enqueueWaitingCvs } from "#pipeline/queue/enqueue.ts";
import { finishWhenLast, showRanked } from "#pipeline/screening/finish-upload.ts";
import type { CandidateId, UploadId, UserId } from "#shared/ids.ts";
import { screeningLimit } from "#shared/billing/plan.ts";
import type { CommandDeps } from "#commands/command-deps.ts";

type Deps = Pick<CommandDeps, "queue" | "publicUrl">;

/**
 * Part of the transaction that claims a trial, as the system. What the trial screened counts in the claimer's month; as many as are
 * beyond its limit are locked, the best stay open. It holds the owner's row, so that a screening that starts beside it is counted.
 */
export async function lockBeyondLimit(tx: Tx, deps: Deps, ownerId: UserId, claimed: UploadId[]) {
  await becomeOwner(tx, ownerId);
  const beyond = await pickClaimedBeyond(tx, ownerId, claimed);
  if (beyond.length > 0) {
    await deps.queue.remove(tx, await listTasksOfCandidates(tx, ownerId, beyond));
    await lockCandidates(tx, ownerId, beyond);
    for (const id of claimed) await renumberRanks(tx, deps, ownerId, id);
  }
  await becomeSystem(tx);
  if (beyond.length > 0) await refundUnits(tx, ownerId, beyond);
}

async function pickClaimedBeyond(tx: Tx, ownerId: UserId, claimed: UploadId[]): Promise<CandidateId[]> {
  const { plan } = await lockPlan(tx, ownerId);
  const limit = screeningLimit(plan);
  if (limit === null || claimed.length === 0) return [];
  await advancePeriod(tx, ownerId);
  const over = (await countUnits(tx, ownerId)) - limit;
  return over > 0 ? pickBeyond(tx, ownerId, claimed, over) : [];
}

async function renumberRanks(tx: Tx, deps: Deps, ownerId: UserId, id: UploadId) {
  const upload = await findAndLockUpload(tx, ownerId, id);
  if (upload?.status === "completed") await showRanked(tx, upload);
  if (upload?.status === "analyzing") await finishWhenLast(tx, deps, upload);
}

/** Part of the transaction that makes somebody Pro, as the owner: whatever is locked is screened. The second time nothing is. */
export async function unlockCvs(tx: Tx, { queue }: Deps, ownerId: UserId) {
  for (const id of await listLockedUploads(tx, ownerId)) {
    await lockUpload(tx, ownerId, id);
    const opened = await unlockCandidates(tx, ownerId, id);
    await enqueueWaitingCvs(tx, queue, ownerId, id);
    await updateUpload(tx, ownerId, id, { status: "analyzing" });
    const changes = opened.map((candidate_id) => ({ kind: "candidate.changed" as const, upload_id: id, candidate_id }));
    await announce(tx, ownerId, [{ kind: "upload.changed", upload_id: id }, ...changes]);
  }
}
