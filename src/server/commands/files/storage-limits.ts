import type { Tx } from "#db/client.ts";
import { readStorageUse, type StorageUse } from "#db/files/storage-use-queries.ts";
import { countOpenUploads } from "#db/screening/upload-queries.ts";
import { AppError } from "#shared/errors.ts";
import type { UserId } from "#shared/ids.ts";
import { isPro } from "#shared/billing/plan.ts";
import type { CommandDeps } from "#commands/command-deps.ts";
import { RATE_LIMITS, enforceBulkRateLimit } from "#commands/rate-limits.ts";

const MEGABYTE = 1024 * 1024;
const GIGABYTE = 1024 * MEGABYTE;

/** A CV has some 200 kB: a trial stores 250 of them several times over, a year of the free plan all it may screen at 10 MB each. */
const MOST_BYTES = { trial: 300 * MEGABYTE, free: 5 * GIGABYTE, pro: 100 * GIGABYTE };
/** Begun and never started; they go after a day. Far more than somebody's failed tries. */
const MOST_OPEN_UPLOADS = 50;

/** Before the bytes of a file travel, and again in the transaction that records it, with the file counted. */
export function refuseWhenFull({ bytes, plan, isOnTrial }: StorageUse) {
  const most = MOST_BYTES[isOnTrial ? "trial" : isPro(plan) ? "pro" : "free"];
  if (bytes > most) throw new AppError("storage_limit");
}

/** In the transaction that has just recorded a file: what was stored beside it is counted, because each waits for the owner's row. */
export async function refuseBeyondStorage(tx: Tx, ownerId: UserId) {
  refuseWhenFull(await readStorageUse(tx, ownerId));
}

/** Part of the transaction that creates an upload, which holds the owner's row. */
export async function refuseManyOpen(tx: Tx, ownerId: UserId) {
  if ((await countOpenUploads(tx, ownerId)) >= MOST_OPEN_UPLOADS) throw new AppError("too_many_uploads");
}

/** What one address may store in a day, over all its accounts and trials. */
export async function chargeAddress({ db }: Pick<CommandDeps, "db">, address: string, sizeBytes: number) {
  await enforceBulkRateLimit(db, RATE_LIMITS.megabytesFromAddress, address, sizeBytes / MEGABYTE);
}
