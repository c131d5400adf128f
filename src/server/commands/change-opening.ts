import { asOwner } from "#db/client.ts";
import { setOpeningStatus } from "#db/opening-queries.ts";
import type { OpeningId, UserId } from "#shared/ids.ts";
import type { Opening, OpeningStatus } from "#shared/opening.ts";
import type { CommandDeps } from "./command-deps.ts";

/** One statement; the same status twice is the same status. */
export async function changeOpening(
  { db }: CommandDeps,
  ownerId: UserId,
  id: OpeningId,
  status: OpeningStatus,
): Promise<Opening> {
  return asOwner(db, ownerId, (tx) => setOpeningStatus(tx, ownerId, id, status));
}
