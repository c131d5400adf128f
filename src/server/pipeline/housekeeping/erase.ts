import { audit } from "#db/operations/audit-queries.ts";
import { closeCustomer } from "#db/billing/billing-queries.ts";
import { asOwner, asSystem } from "#db/client.ts";
import {
  deleteUpload,
  deleteUser,
  listMailIds,
  listStorageKeys,
  listTasks,
  lockUser,
} from "#db/account/erasure-queries.ts";
import { wakeStreams } from "#db/screening/live-event-queries.ts";
import { listOpenTasks } from "#db/queue/task-queries.ts";
import { findAndLockUpload, type LockedUpload } from "#db/screening/upload-queries.ts";
import type { UploadId, UserId } from "#shared/ids.ts";
import { discardObjects } from "./discard-objects.ts";
import type { PipelineDeps } from "#pipeline/pipeline-deps.ts";

type EraseDeps = Pick<PipelineDeps, "db" | "queue" | "storage" | "mailer" | "log">;

// Both: rows and messages in one transaction, the stored objects after its commit. A crash or a fault in between leaves objects that no row
// knows, which housekeeping removes. Running work fails its fencing check. Idempotent.

/** Everything of a user, with an account or on trial. False when there is no such user. */
export async function eraseUser(
  deps: EraseDeps,
  userId: UserId,
  reason: "account_deleted" | "retention",
): Promise<boolean> {
  const { db, queue, mailer } = deps;
  const kept = await asSystem(db, async (tx) => {
    if (!(await lockUser(tx, userId))) return undefined;
    const [objects, mails] = [await listStorageKeys(tx, userId), await listMailIds(tx, userId)];
    await queue.remove(tx, await listTasks(tx, userId));
    // The payment provider forgets them later: housekeeping asks until it has.
    await closeCustomer(tx, userId);
    await deleteUser(tx, userId);
    await audit(tx, userId, reason);
    await wakeStreams(tx, userId);
    return { objects, mails };
  });
  if (kept === undefined) return false;
  await discardObjects(deps, kept.objects);
  await mailer.forget(kept.mails);
  return true;
}

/** An upload with its files and candidates. False when it is not there, no longer this owner's, or under its lock not to go after all. */
export async function eraseUpload(
  deps: EraseDeps,
  ownerId: UserId,
  id: UploadId,
  mayGo: (upload: LockedUpload) => boolean = () => true,
): Promise<boolean> {
  const { db, queue } = deps;
  const storageKeys = await asOwner(db, ownerId, async (tx) => {
    const upload = await findAndLockUpload(tx, ownerId, id);
    if (upload === undefined || !mayGo(upload)) return undefined;
    const keys = await listStorageKeys(tx, ownerId, id);
    await queue.remove(tx, await listOpenTasks(tx, ownerId, id));
    await deleteUpload(tx, ownerId, id);
    await audit(tx, ownerId, "retention", id);
    return keys;
  });
  await discardObjects(deps, storageKeys ?? []);
  return storageKeys !== undefined;
}
