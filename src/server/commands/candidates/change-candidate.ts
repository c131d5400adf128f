import { listBlindReadings } from "#db/candidates/blind-queries.ts";
import { updateCandidate } from "#db/candidates/candidate-change-queries.ts";
import { type CandidateRow, getCandidate } from "#db/candidates/candidate-queries.ts";
import { asOwner, type Tx } from "#db/client.ts";
import { announce } from "#db/screening/live-event-queries.ts";
import type { CandidateId, UserId } from "#shared/ids.ts";
import type { CandidateChange } from "#shared/candidates/manual-candidate.ts";
import type { CommandDeps } from "#commands/command-deps.ts";
import { writeUnderMasks } from "./write-under-masks.ts";

/**
 * Row and announcement in one transaction. Sets what is named and leaves the rest, so two changes at once are both kept; the second
 * time nothing differs, and nothing is announced.
 */
export async function changeCandidate({ db }: CommandDeps, ownerId: UserId, id: CandidateId, change: CandidateChange) {
  return asOwner(db, ownerId, async (tx) => {
    const before = await getCandidate(tx, ownerId, id);
    const notes = await notesUnderMasks(tx, before, change);
    const { is_shortlisted, is_dismissed, is_kept_out } = { ...before, ...change };
    const isSame = notes === before.notes && is_shortlisted === before.is_shortlisted;
    const isPlaced = is_dismissed === before.is_dismissed && is_kept_out === before.is_kept_out;
    if (isSame && isPlaced) return before;
    const after = await updateCandidate(tx, ownerId, id, change.notes === undefined ? change : { ...change, notes });
    await announce(tx, ownerId, [{ kind: "candidate.changed", upload_id: before.bulk_upload_id, candidate_id: id }]);
    return after;
  });
}

async function notesUnderMasks(tx: Tx, { id, user_id, notes }: CandidateRow, change: CandidateChange): Promise<string> {
  if (change.notes === undefined) return notes;
  const covered = (await listBlindReadings(tx, user_id, [id])).get(id);
  return writeUnderMasks(notes, change.notes, covered?.reading);
}
