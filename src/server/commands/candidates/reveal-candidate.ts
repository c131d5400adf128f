import { uncover } from "#db/candidates/blind-queries.ts";
import { type CandidateRow, getCandidate } from "#db/candidates/candidate-queries.ts";
import { refreshFigures } from "#db/candidates/figure-queries.ts";
import { asOwner } from "#db/client.ts";
import { audit } from "#db/operations/audit-queries.ts";
import { announce } from "#db/screening/live-event-queries.ts";
import type { CandidateId, UserId } from "#shared/ids.ts";
import type { LetterAddress } from "#shared/reports/email-draft.ts";
import type { CommandDeps } from "#commands/command-deps.ts";

/** One transaction: the entry of the log stands or falls with what it tells. Who is not covered any more is not counted again. */
export async function revealCandidate({ db }: CommandDeps, ownerId: UserId, id: CandidateId): Promise<CandidateRow> {
  return asOwner(db, ownerId, async (tx) => {
    const { bulk_upload_id } = await getCandidate(tx, ownerId, id);
    if (await uncover(tx, ownerId, id)) {
      await refreshFigures(tx, ownerId, [id]);
      await audit(tx, ownerId, "candidate_revealed", id);
      await announce(tx, ownerId, [{ kind: "candidate.changed", upload_id: bulk_upload_id, candidate_id: id }]);
    }
    return getCandidate(tx, ownerId, id);
  });
}

const WITHOUT_NAME = "candidate";

/** The page puts it into the letter on its way out and shows it nowhere. Each time is an entry of the log. */
export async function addressLetter({ db }: CommandDeps, ownerId: UserId, id: CandidateId): Promise<LetterAddress> {
  return asOwner(db, ownerId, async (tx) => {
    const { candidate_name, contact_email } = await getCandidate(tx, ownerId, id);
    await audit(tx, ownerId, "letter_addressed", id);
    return { name: candidate_name ?? WITHOUT_NAME, email: contact_email };
  });
}
