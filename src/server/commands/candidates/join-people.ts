import { getCandidate } from "#db/candidates/candidate-queries.ts";
import { joinPeople as join, lockPerson, partPeople as part } from "#db/candidates/person-queries.ts";
import { asOwner, type Tx } from "#db/client.ts";
import { audit } from "#db/operations/audit-queries.ts";
import { announce } from "#db/screening/live-event-queries.ts";
import type { CandidateId, UserId } from "#shared/ids.ts";
import type { CommandDeps } from "#commands/command-deps.ts";

/** One transaction under the lock of the account's people; the second time nothing is left to join. */
export async function joinPeople({ db }: CommandDeps, ownerId: UserId, id: CandidateId, other: CandidateId) {
  return asOwner(db, ownerId, async (tx) => {
    const kept = await lockPerson(tx, ownerId, id);
    const joined = await join(tx, ownerId, kept, await lockPerson(tx, ownerId, other));
    if (joined.length > 0) await record(tx, ownerId, "people_joined", id);
    return { joined };
  });
}

/** One transaction under the same lock. CVs that are not, or no longer, of the person stay whose they are. */
export async function partPeople({ db }: CommandDeps, ownerId: UserId, id: CandidateId, others: CandidateId[]) {
  await asOwner(db, ownerId, async (tx) => {
    const person = await lockPerson(tx, ownerId, id);
    const parted = await part(
      tx,
      ownerId,
      person,
      others.filter((other) => other !== id),
    );
    if (parted > 0) await record(tx, ownerId, "people_parted", id);
  });
}

async function record(tx: Tx, ownerId: UserId, action: "people_joined" | "people_parted", id: CandidateId) {
  await audit(tx, ownerId, action, id);
  const { bulk_upload_id: uploadId } = await getCandidate(tx, ownerId, id);
  if (uploadId !== null) await announce(tx, ownerId, [{ kind: "upload.changed", upload_id: uploadId }]);
}
