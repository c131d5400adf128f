import { AppError } from "#shared/errors.ts";
import { UploadId, type UserId } from "#shared/ids.ts";
import { MAX_CVS } from "#shared/limits.ts";
import type { Bucket } from "#shared/screening/upload.ts";

const UUID = "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}";
const SHAPES: Record<Bucket, RegExp> = {
  "cv-uploads": new RegExp(`^(${UUID})/(${UUID})/cv-(\\d{1,3})-\\d{1,15}\\.(?:pdf|docx?)$`),
  "job-descriptions": new RegExp(`^(${UUID})/(${UUID})/job-description-(\\d{1,3})-\\d{1,15}\\.(?:pdf|docx?|txt)$`),
};
const MOST: Record<Bucket, number> = { "cv-uploads": MAX_CVS, "job-descriptions": 1 };

/** Nothing but numbers and ids can be in a path that passes. One that names another owner does not exist. */
export function parseStoredPath(ownerId: UserId, bucket: Bucket, path: string): { uploadId: UploadId } {
  const [, userId, uploadId, position] = SHAPES[bucket].exec(path) ?? [];
  if (uploadId === undefined)
    throw new AppError("invalid_request", { field: "path", message: "This is not a storage path." });
  if (userId !== ownerId) throw new AppError("not_found");
  const place = Number(position);
  if (place < 1 || place > MOST[bucket]) throw new AppError("too_many_cvs", { field: "path" });
  return { uploadId: UploadId.parse(uploadId) };
}

const MANUAL = new RegExp(`^(${UUID})/manual-uploads/\\d{1,15}-[^/]+$`);
const LONGEST_NAME = 100;

/** Where the CV of somebody entered by hand is kept. Nothing on disk is called by it. */
export function manualPath(ownerId: UserId, at: number, fileName: string): string {
  const plain = fileName.replaceAll(/[^\p{L}\p{N}._-]+/gu, "-").slice(-LONGEST_NAME);
  return `${ownerId}/manual-uploads/${at}-${plain}`;
}

/** Any path a file can be stored at, uploaded or attached by hand. One that names another owner does not exist. */
export function refuseForeignPath(ownerId: UserId, bucket: Bucket, path: string) {
  const [, userId] = bucket === "cv-uploads" ? (MANUAL.exec(path) ?? []) : [];
  if (userId === undefined) parseStoredPath(ownerId, bucket, path);
  else if (userId !== ownerId) throw new AppError("not_found");
}
