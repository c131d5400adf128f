import { randomUUID } from "node:crypto";
import { asOwner, type Tx } from "#db/client.ts";
import { lookAround, putStoredFile } from "#db/file-queries.ts";
import { getUploadStatus, lockUpload } from "#db/upload-queries.ts";
import type { StoredObject } from "#gateways/storage.ts";
import { AppError } from "#shared/errors.ts";
import type { UploadId, UserId } from "#shared/ids.ts";
import { MAX_CVS } from "#shared/limits.ts";
import type { Bucket, StoredFile, UploadStatus } from "#shared/upload.ts";
import { checkFile } from "./check-file.ts";
import type { CommandDeps } from "./command-deps.ts";
import { cleanFileName, makeUnique } from "./file-name.ts";
import { type Recorded, storeWithRow } from "./store-with-row.ts";
import { parseStoredPath } from "./stored-path.ts";

export interface NewFile {
  bucket: Bucket;
  path: string;
  fileName: string;
  bytes: AsyncIterable<Uint8Array>;
}

/** The same path again (a retried upload) replaces the earlier file. */
export async function storeFile(deps: CommandDeps, ownerId: UserId, file: NewFile): Promise<StoredFile> {
  const { uploadId } = parseStoredPath(ownerId, file.bucket, file.path);
  refuseIfStarted(await getUploadStatus(deps.db, ownerId, uploadId));
  const key = `${file.bucket}/${file.path}.${randomUUID()}`;
  return storeWithRow(deps, key, checkFile(deps, file.path, file.bytes), (stored) =>
    asOwner(deps.db, ownerId, (tx) => recordFile(tx, ownerId, uploadId, file, key, stored)),
  );
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
  refuseIfStarted((await lockUpload(tx, ownerId, upload_id)).status);
  const { before, otherNames } = await lookAround(tx, ownerId, { upload_id, bucket, path });
  if (otherNames.length >= MAX_CVS) throw new AppError("too_many_cvs");
  const file_name = makeUnique(cleanFileName(file.fileName), otherNames);
  const { sizeBytes: size_bytes, sha256 } = stored;
  const row = await putStoredFile(tx, ownerId, { upload_id, bucket, path, storage_key, file_name, size_bytes, sha256 });
  return { row, replaced: before };
}

function refuseIfStarted(status: UploadStatus) {
  if (status !== "uploaded") throw new AppError("upload_already_started");
}
