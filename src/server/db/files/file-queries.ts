import { and, eq, inArray, sql } from "drizzle-orm";
import { AppError } from "#shared/errors.ts";
import type { UploadId, UserId } from "#shared/ids.ts";
import type { Bucket } from "#shared/screening/upload.ts";
import { asOwner, type Db, type Tx } from "#db/client.ts";
import { storedFiles } from "./file-schema.ts";
import { firstOrThrow } from "#db/first-row.ts";

export type StoredFileRow = typeof storedFiles.$inferSelect;
const FILES_AT_A_TIME = 200;
export type NewStoredFile = Omit<StoredFileRow, "id" | "user_id">;

export async function findStoredFile(tx: Tx, ownerId: UserId, bucket: Bucket, path: string) {
  const [file] = await tx
    .select()
    .from(storedFiles)
    .where(and(eq(storedFiles.user_id, ownerId), eq(storedFiles.bucket, bucket), eq(storedFiles.path, path)));
  return file;
}

export async function getStoredFile(tx: Tx, ownerId: UserId, bucket: Bucket, path: string): Promise<StoredFileRow> {
  const file = await findStoredFile(tx, ownerId, bucket, path);
  if (file === undefined) throw new AppError("not_found");
  return file;
}

export async function listStoredFiles(tx: Tx, ownerId: UserId, uploadId: UploadId, paths: string[]) {
  if (paths.length === 0) return [];
  return tx
    .select()
    .from(storedFiles)
    .where(
      and(eq(storedFiles.user_id, ownerId), eq(storedFiles.upload_id, uploadId), inArray(storedFiles.path, paths)),
    );
}

/** Upload by upload, page by page, each page in a transaction of its own: reading the files in between takes its time. */
export async function* listAllStoredFiles(db: Db, ownerId: UserId): AsyncGenerator<StoredFileRow> {
  const { user_id, upload_id, id } = storedFiles;
  let start = sql`true`;
  for (;;) {
    const isNext = and(eq(user_id, ownerId), start);
    const page = await asOwner(db, ownerId, (tx) =>
      tx.select().from(storedFiles).where(isNext).orderBy(upload_id, id).limit(FILES_AT_A_TIME),
    );
    yield* page;
    const last = page.at(-1);
    if (last === undefined) return;
    start = sql`(${upload_id}, ${id}) > (${last.upload_id}, ${last.id})`;
  }
}

/** Putting the same path again replaces the row: a retried upload ends in one file. */
export async function putStoredFile(tx: Tx, ownerId: UserId, file: NewStoredFile): Promise<StoredFileRow> {
  return tx
    .insert(storedFiles)
    .values({ ...file, user_id: ownerId })
    .onConflictDoUpdate({
      target: [storedFiles.bucket, storedFiles.path],
      set: {
        storage_key: file.storage_key,
        file_name: file.file_name,
        size_bytes: file.size_bytes,
        sha256: file.sha256,
      },
    })
    .returning()
    .then(firstOrThrow);
}

/** Answers the key of the stored object, which has to go after the commit. */
export async function dropStoredFile(tx: Tx, ownerId: UserId, bucket: Bucket, path: string) {
  const [gone] = await tx
    .delete(storedFiles)
    .where(and(eq(storedFiles.user_id, ownerId), eq(storedFiles.bucket, bucket), eq(storedFiles.path, path)))
    .returning({ key: storedFiles.storage_key });
  return gone?.key;
}

/** The storage key at this path that a new file would replace, how many others the upload has, and their names that begin alike. */
export async function findReplacedFile(
  tx: Tx,
  ownerId: UserId,
  file: Pick<NewStoredFile, "upload_id" | "bucket" | "path">,
  beginning: string,
) {
  const { upload_id, bucket, path, file_name, storage_key } = storedFiles;
  const isOther = sql`${path} <> ${file.path}`;
  const found = await tx
    .select({
      before: sql<string | null>`max(${storage_key}) filter (where ${path} = ${file.path})`,
      others: sql<number>`(count(*) filter (where ${isOther}))::int`,
      names: sql<
        string[]
      >`coalesce(array_agg(${file_name}) filter (where ${isOther} and starts_with(${file_name}, ${beginning})), '{}')`,
    })
    .from(storedFiles)
    .where(and(eq(storedFiles.user_id, ownerId), eq(upload_id, file.upload_id), eq(bucket, file.bucket)))
    .then(firstOrThrow);
  return { ...found, before: found.before ?? undefined };
}

/** Run as the system by the clean-up: which of these stored objects no row knows. */
export async function findOrphans(tx: Tx, storageKeys: string[]): Promise<string[]> {
  const known = await tx
    .select({ key: storedFiles.storage_key })
    .from(storedFiles)
    .where(inArray(storedFiles.storage_key, storageKeys));
  const knownKeys = new Set(known.map((row) => row.key));
  return storageKeys.filter((key) => !knownKeys.has(key));
}
