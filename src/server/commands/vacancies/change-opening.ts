import { asOwner, type Tx } from "#db/client.ts";
import { archiveOthers, setOpeningStatus } from "#db/vacancies/opening-queries.ts";
import { hasPro } from "#db/billing/plan-queries.ts";
import type { OpeningId, UserId } from "#shared/ids.ts";
import type { Opening, OpeningStatus } from "#shared/vacancies/opening.ts";
import type { CommandDeps } from "#commands/command-deps.ts";

/** The same status twice is the same status. On the free plan what becomes active archives the others, in the same transaction. */
export async function changeOpening(
  { db }: CommandDeps,
  ownerId: UserId,
  id: OpeningId,
  status: OpeningStatus,
): Promise<Opening> {
  return asOwner(db, ownerId, (tx) => setWithinPlan(tx, ownerId, id, status));
}

export async function setWithinPlan(tx: Tx, ownerId: UserId, id: OpeningId, status: OpeningStatus): Promise<Opening> {
  const opening = await setOpeningStatus(tx, ownerId, id, status);
  if (status === "active" && !(await hasPro(tx, ownerId))) await archiveOthers(tx, ownerId, id);
  return opening;
}
