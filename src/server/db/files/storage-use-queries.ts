import { eq } from "drizzle-orm";
import type { UploadId, UserId } from "#shared/ids.ts";
import type { Plan } from "#shared/billing/plan.ts";
import type { UploadStatus } from "#shared/screening/upload.ts";
import { queryAsOwner, type PreparedQuery } from "#db/query-as-owner.ts";
import type { Db, Tx } from "#db/client.ts";
import { storageUse } from "./file-schema.ts";
import { users } from "#db/account/account-schema.ts";
import { firstOrNotFound } from "#db/first-row.ts";

export interface StorageUse {
  bytes: number;
  plan: Plan;
  isOnTrial: boolean;
}

export async function readStorageUse(tx: Tx, ownerId: UserId): Promise<StorageUse> {
  const use = await tx
    .select({ bytes: storageUse.bytes, plan: users.plan, isOnTrial: users.is_anonymous })
    .from(users)
    .leftJoin(storageUse, eq(storageUse.user_id, users.id))
    .where(eq(users.id, ownerId))
    .then(firstOrNotFound);
  return { ...use, bytes: use.bytes ?? 0 };
}

export interface Place extends StorageUse {
  status: UploadStatus;
}

const PLACE: PreparedQuery = {
  name: "place_for_a_file",
  takes: ["uuid"],
  text: `select uploads.status, coalesce(use.bytes, 0)::float8 as bytes, users.plan, users.is_anonymous as "isOnTrial"
    from bulk_file_uploads uploads join users on users.id = uploads.user_id
    left join storage_use use on use.user_id = uploads.user_id where uploads.user_id = $1 and uploads.id = $2`,
};

/** Where a file shall go, asked with every file that comes. */
export async function getPlace(db: Db, ownerId: UserId, id: UploadId): Promise<Place> {
  return queryAsOwner<{ [Name in keyof Place]: Place[Name] }>(db, ownerId, PLACE, [id]).then(firstOrNotFound);
}
