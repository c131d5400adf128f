import { randomUUID } from "node:crypto";
import { audit } from "#db/operations/audit-queries.ts";
import { lockManual, setFile } from "#db/candidates/candidate-change-queries.ts";
import { type CandidateRow, getCandidate } from "#db/candidates/candidate-queries.ts";
import { asOwner, type Tx } from "#db/client.ts";
import { dropStoredFile, findStoredFile, putStoredFile } from "#db/files/file-queries.ts";
import { announce } from "#db/screening/live-event-queries.ts";
import { insertUpload, updateUpload } from "#db/screening/upload-queries.ts";
import type { StoredObject } from "#gateways/storage.ts";
import { AppError } from "#shared/errors.ts";
import type { CandidateId, UserId } from "#shared/ids.ts";
import { documentEnding } from "#shared/screening/upload.ts";
import { checkFile } from "#commands/files/check-file.ts";
import type { CommandDeps } from "#commands/command-deps.ts";
import { cleanFileName } from "#commands/files/file-name.ts";
import { chargeAddress, refuseBeyondStorage } from "#commands/files/storage-limits.ts";
import { type Recorded, storeWithRow } from "#commands/files/store-with-row.ts";
import { manualPath } from "#commands/files/stored-path.ts";

export interface AttachedFile {
  fileName: string;
  bytes: AsyncIterable<Uint8Array>;
  address: string;
}

const bucket = "cv-uploads";

/**
 * The file waits in an upload of its own, which nobody sees until it is
 * screened. Another file takes the place of the first one; once the screening has begun it is refused.
 */
export async function attachCv(
  deps: CommandDeps,
  ownerId: UserId,
  id: CandidateId,
  { fileName, bytes, address }: AttachedFile,
): Promise<CandidateRow> {
  await asOwner(deps.db, ownerId, async (tx) => {
    refuseIfScreened(await getCandidate(tx, ownerId, id));
    await refuseBeyondStorage(tx, ownerId);
  });
  const file_name = cleanFileName(fileName);
  if (documentEnding(file_name) === undefined) throw new AppError("not_a_document");
  const storage_key = `${bucket}/${ownerId}/manual-uploads/${randomUUID()}`;
  return storeWithRow(deps, storage_key, checkFile(deps, file_name, bytes), async (stored) => {
    await chargeAddress(deps, address, stored.sizeBytes);
    return asOwner(deps.db, ownerId, (tx) => recordAttached(tx, ownerId, id, { file_name, storage_key, stored }));
  });
}

async function recordAttached(
  tx: Tx,
  ownerId: UserId,
  id: CandidateId,
  file: { file_name: string; storage_key: string; stored: StoredObject },
): Promise<Recorded<CandidateRow>> {
  const before = await lockManual(tx, ownerId, id);
  refuseIfScreened(before);
  const { file_name, storage_key, stored } = file;
  const { sizeBytes: size_bytes, sha256 } = stored;
  const path = manualPath(ownerId, Date.now(), file_name);
  const earlier = await findStoredFile(tx, ownerId, bucket, before.cv_file_path);
  const upload_id =
    earlier?.upload_id ??
    (await insertUpload(tx, ownerId, { email: null, total_cvs: 1, announced_cvs: 1, source: "by_hand" })).id;
  const replaced = await dropStoredFile(tx, ownerId, bucket, before.cv_file_path);
  await putStoredFile(tx, ownerId, { upload_id, bucket, path, storage_key, file_name, size_bytes, sha256 });
  await refuseBeyondStorage(tx, ownerId);
  await updateUpload(tx, ownerId, upload_id, { cv_file_paths: [path] });
  const row = await setFile(tx, ownerId, id, { file_name, cv_file_path: path });
  await audit(tx, ownerId, "cv_attached", id);
  await announce(tx, ownerId, [{ kind: "candidate.changed", upload_id: null, candidate_id: id }]);
  return { row, replaced };
}

function refuseIfScreened({ bulk_upload_id }: CandidateRow) {
  if (bulk_upload_id !== null) throw new AppError("upload_already_started");
}
