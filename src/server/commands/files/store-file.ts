import { randomUUID } from "node:crypto";
import { asOwner, type Tx } from "#db/client.ts";
import { findReplacedFile, putStoredFile } from "#db/files/file-queries.ts";
import { getPlace } from "#db/files/storage-use-queries.ts";
import { lockUpload } from "#db/screening/upload-queries.ts";
import type { StoredObject } from "#gateways/storage.ts";
import { AppError } from "#shared/errors.ts";
import type { UploadId, UserId } from "#shared/ids.ts";
import { MAX_CVS } from "#shared/limits.ts";
import type { Bucket, StoredFile, UploadStatus } from "#shared/screening/upload.ts";
import { checkFile } from "./check-file.ts";
import type { CommandDeps } from "#commands/command-deps.ts";
import { cleanFileName, makeUnique, splitName } from "./file-name.ts";
import { chargeAddress, refuseBeyondStorage, refuseWhenFull } from "./storage-limits.ts";
import { type Recorded, storeWithRow } from "./store-with-row.ts";
import { parseStoredPath } from "./stored-path.ts";

export interface NewFile {
  bucket: Bucket;
  path: string;
  fileName: string;
  bytes: AsyncIterable<Uint8Array>;
  /** Whose it counts as, beside its owner; undefined for a copy that the product makes itself. */
  address?: string | undefined;
}

/** The same path again (a retried upload) replaces the earlier file. As many CVs as were announced, and one job description. */
export async function storeFile(deps: CommandDeps, ownerId: UserId, file: NewFile): Promise<StoredFile> {
  const { uploadId } = parseStoredPath(ownerId, file.bucket, file.path);
  const place = await getPlace(deps.db, ownerId, uploadId);
  refuseIfStarted(place.status);
  refuseWhenFull(place);
  const key = `${file.bucket}/${file.path}.${randomUUID()}`;
  return storeWithRow(deps, key, checkFile(deps, file.path, file.bytes), async (stored) => {
    if (file.address !== undefined) await chargeAddress(deps, file.address, stored.sizeBytes);
    return asOwner(deps.db, ownerId, (tx) => recordFile(tx, ownerId, uploadId, file, key, stored));
  });
}

async function recordFile(
  tx: Tx,
  ownerId: UserId,
  upload_id: UploadId,
  file: NewFile,
  storage_key: string,
  stored: StoredObject,
): Promise<Recorded<StoredFile>> {
  const { bucket, path } = file;
  const { status, announced_cvs } = await lockUpload(tx, ownerId, upload_id);
  refuseIfStarted(status);
  const cleanName = cleanFileName(file.fileName);
  const place = { upload_id, bucket, path };
  const { before, others, names } = await findReplacedFile(tx, ownerId, place, splitName(cleanName).stem);
  const most = bucket === "cv-uploads" ? (announced_cvs ?? MAX_CVS) : 1;
  if (others >= most) throw new AppError("too_many_cvs");
  const file_name = makeUnique(cleanName, names);
  const { sizeBytes: size_bytes, sha256 } = stored;
  const row = await putStoredFile(tx, ownerId, { ...place, storage_key, file_name, size_bytes, sha256 });
  await refuseBeyondStorage(tx, ownerId);
  return { row, replaced: before };
}

function refuseIfStarted(status: UploadStatus) {
  if (status !== "uploaded") throw new AppError("upload_already_started");
}
