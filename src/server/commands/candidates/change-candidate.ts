import { updateCandidate } from "#db/candidates/candidate-change-queries.ts";
import { type CandidateRow, getCandidate } from "#db/candidates/candidate-queries.ts";
import { asOwner } from "#db/client.ts";
import { announce } from "#db/screening/live-event-queries.ts";
import type { CandidateId, UserId } from "#shared/ids.ts";
import type { CandidateChange } from "#shared/candidates/manual-candidate.ts";
import type { CommandDeps } from "#commands/command-deps.ts";

/**
 * Row and announcement in one transaction. Sets what is named and leaves the rest, so two changes at once are both kept; the second
 * time nothing differs, and nothing is announced.
 */
export async function changeCandidate(
  { db }: CommandDeps,
  ownerId: UserId,
  id: CandidateId,
  change: CandidateChange,
): Promise<CandidateRow> {
  return asOwner(db, ownerId, async (tx) => {
    const before = await getCandidate(tx, ownerId, id);
    const { notes, is_shortlisted, is_dismissed, is_kept_out } = { ...before, ...change };
    const isSame = notes === before.notes && is_shortlisted === before.is_shortlisted;
    const isPlaced = is_dismissed === before.is_dismissed && is_kept_out === before.is_kept_out;
    if (isSame && isPlaced) return before;
    const after = await updateCandidate(tx, ownerId, id, change);
    await announce(tx, ownerId, [{ kind: "candidate.changed", upload_id: before.bulk_upload_id, candidate_id: id }]);
    return after;
  });
}
