import { type CandidateRow, getCandidate, updateCandidate } from "#db/candidate-queries.ts";
import { asOwner } from "#db/client.ts";
import { announce } from "#db/live-event-queries.ts";
import type { CandidateId, UserId } from "#shared/ids.ts";
import type { CandidateChange } from "#shared/manual-candidate.ts";
import type { CommandDeps } from "./command-deps.ts";

/** Row and announcement in one transaction. Sets, never adds: the second time nothing differs, and nothing is announced. */
export async function changeCandidate(
  { db }: CommandDeps,
  ownerId: UserId,
  id: CandidateId,
  { notes, is_shortlisted }: CandidateChange,
): Promise<CandidateRow> {
  return asOwner(db, ownerId, async (tx) => {
    const before = await getCandidate(tx, ownerId, id);
    const after = { notes: notes ?? before.notes, is_shortlisted: is_shortlisted ?? before.is_shortlisted };
    if (after.notes === before.notes && after.is_shortlisted === before.is_shortlisted) return before;
    await announce(tx, ownerId, [{ kind: "candidate.changed", upload_id: before.bulk_upload_id, candidate_id: id }]);
    return await updateCandidate(tx, ownerId, id, after);
  });
}
