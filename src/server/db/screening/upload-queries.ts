import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import { AppError } from "#shared/errors.ts";
import type { OpeningId, UploadId, UserId } from "#shared/ids.ts";
import type { Tx } from "#db/client.ts";
import { lockRankingOf } from "./ranking-queries.ts";
import { uploads } from "./screening-schema.ts";
import { firstOrNotFound, firstOrThrow } from "#db/first-row.ts";

export type UploadRow = typeof uploads.$inferSelect;

/** Few columns: it is taken with every CV that ends, and a row carries up to 250 paths. */
export type LockedUpload = Pick<
  UploadRow,
  "id" | "user_id" | "status" | "announced_cvs" | "shortlist_count" | "shortlist_percentage" | "board_version"
>;

export async function insertUpload(
  tx: Tx,
  ownerId: UserId,
  upload: Pick<UploadRow, "email" | "total_cvs" | "announced_cvs" | "source">,
): Promise<UploadRow> {
  return tx
    .insert(uploads)
    .values({ ...upload, user_id: ownerId })
    .returning()
    .then(firstOrThrow);
}

export async function getUpload(tx: Tx, ownerId: UserId, id: UploadId): Promise<UploadRow> {
  const upload = await findUpload(tx, ownerId, id);
  if (upload === undefined) throw new AppError("not_found");
  return upload;
}

export async function findUpload(tx: Tx, ownerId: UserId, id: UploadId): Promise<UploadRow | undefined> {
  const [upload] = await tx.select().from(uploads).where(isMine(ownerId, id));
  return upload;
}

/** Whatever changes an upload, its tasks or its shortlist locks this row first, so that such changes happen one by one. */
export async function lockUpload(tx: Tx, ownerId: UserId, id: UploadId): Promise<LockedUpload> {
  const upload = await findAndLockUpload(tx, ownerId, id);
  if (upload === undefined) throw new AppError("not_found");
  return upload;
}

/** Undefined once it was erased: for work that outlives what it was done for. */
export async function findAndLockUpload(tx: Tx, ownerId: UserId, id: UploadId): Promise<LockedUpload | undefined> {
  await lockRankingOf(tx, ownerId, [id]);
  const { id: key, user_id, status, announced_cvs, shortlist_count, shortlist_percentage, board_version } = uploads;
  const columns = { id: key, user_id, status, announced_cvs, shortlist_count, shortlist_percentage, board_version };
  const [upload] = await tx.select(columns).from(uploads).where(isMine(ownerId, id)).for("update");
  return upload;
}

/** A CV attached to somebody entered by hand has an upload of its own, which its owner never made. */
export const isStartedByOwner = sql`coalesce(${uploads.cv_file_paths}[1], '') not like '%/manual-uploads/%'`;

/** The latest that has, or will have, a shortlist; one that was never started or failed before its CVs only where there is no other. */
export async function findLatestUpload(tx: Tx, ownerId: UserId): Promise<UploadRow | undefined> {
  const [upload] = await tx
    .select()
    .from(uploads)
    .where(and(eq(uploads.user_id, ownerId), isStartedByOwner))
    .orderBy(sql`${uploads.status} in ('uploaded', 'error')`, desc(uploads.created_at), desc(uploads.id))
    .limit(1);
  return upload;
}

export async function countOpenUploads(tx: Tx, ownerId: UserId): Promise<number> {
  return tx.$count(uploads, and(eq(uploads.user_id, ownerId), eq(uploads.status, "uploaded"), isStartedByOwner));
}

/** The newest whose job description was read, for this opening or for any. */
export async function findReadUpload(tx: Tx, ownerId: UserId, openingId?: OpeningId): Promise<UploadRow | undefined> {
  const isFor = openingId === undefined ? isNotNull(uploads.job_id) : eq(uploads.job_id, openingId);
  const [upload] = await tx
    .select()
    .from(uploads)
    .where(and(eq(uploads.user_id, ownerId), isFor, isNotNull(uploads.vacancy), isStartedByOwner))
    .orderBy(desc(uploads.created_at), desc(uploads.id))
    .limit(1);
  return upload;
}

export type UploadValues = Partial<Omit<typeof uploads.$inferInsert, "id" | "user_id" | "created_at">>;

export async function updateUpload(tx: Tx, ownerId: UserId, id: UploadId, values: UploadValues): Promise<UploadRow> {
  return tx.update(uploads).set(values).where(isMine(ownerId, id)).returning().then(firstOrNotFound);
}

export async function markResultsMailed(tx: Tx, ownerId: UserId, id: UploadId) {
  await tx
    .update(uploads)
    .set({ results_mailed_at: sql`now()` })
    .where(isMine(ownerId, id));
}

const isMine = (ownerId: UserId, id: UploadId) => and(eq(uploads.id, id), eq(uploads.user_id, ownerId));
