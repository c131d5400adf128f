import { audit } from "#db/operations/audit-queries.ts";
import { isCoveredFile } from "#db/candidates/blind-queries.ts";
import { asOwner } from "#db/client.ts";
import { getStoredFile } from "#db/files/file-queries.ts";
import { AppError } from "#shared/errors.ts";
import type { UserId } from "#shared/ids.ts";
import type { Bucket } from "#shared/screening/upload.ts";
import type { CommandDeps } from "#commands/command-deps.ts";
import { refuseForeignPath } from "./stored-path.ts";

export async function fetchFile(
  { db, storage }: CommandDeps,
  ownerId: UserId,
  { bucket, path }: { bucket: Bucket; path: string },
) {
  refuseForeignPath(ownerId, bucket, path);
  const file = await asOwner(db, ownerId, async (tx) => {
    const stored = await getStoredFile(tx, ownerId, bucket, path);
    if (await isCoveredFile(tx, ownerId, path)) throw new AppError("covered");
    await audit(tx, ownerId, "file_downloaded", stored.id);
    return stored;
  });
  return { file, bytes: await storage.stream(file.storage_key) };
}
