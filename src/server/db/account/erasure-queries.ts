import { and, eq } from "drizzle-orm";
import type { UploadId, UserId } from "#shared/ids.ts";
import type { Tx } from "#db/client.ts";
import { outbox } from "#db/operations/operation-schema.ts";
import { storedFiles } from "#db/files/file-schema.ts";
import { tasks } from "#db/queue/task-schema.ts";
import { uploads } from "#db/screening/screening-schema.ts";
import { users } from "./account-schema.ts";
import type { TaskId } from "#db/queue/task.ts";

/**
 * Run as the system. The uploads first, in the order in which every completion takes its locks; then the user, whose row
 * every new file needs: what is listed after this is everything. False when there is no such user any more.
 */
export async function lockUser(tx: Tx, userId: UserId): Promise<boolean> {
  await tx
    .select({ id: uploads.id })
    .from(uploads)
    .where(eq(uploads.user_id, userId))
    .orderBy(uploads.id)
    .for("update");
  const found = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
  return found.length === 1;
}

export async function listStorageKeys(tx: Tx, ownerId: UserId, uploadId?: UploadId): Promise<string[]> {
  const ofUpload = uploadId === undefined ? undefined : eq(storedFiles.upload_id, uploadId);
  const rows = await tx
    .select({ key: storedFiles.storage_key })
    .from(storedFiles)
    .where(and(eq(storedFiles.user_id, ownerId), ofUpload));
  return rows.map(({ key }) => key);
}

export async function listTasks(tx: Tx, ownerId: UserId): Promise<TaskId[]> {
  const rows = await tx.select({ id: tasks.id }).from(tasks).where(eq(tasks.user_id, ownerId));
  return rows.map(({ id }) => id);
}

/** Run as the system: the ids of mails that were written to this user, sent or not. */
export async function listMailIds(tx: Tx, userId: UserId): Promise<string[]> {
  const rows = await tx.select({ id: outbox.id }).from(outbox).where(eq(outbox.user_id, userId));
  return rows.map(({ id }) => id);
}

/** Run as the system. Every table that names a user refers to this row and empties with it; the audit log keeps the bare id. */
export async function deleteUser(tx: Tx, userId: UserId) {
  await tx.delete(users).where(eq(users.id, userId));
}

/** With its files' rows, candidates, criteria and tasks. */
export async function deleteUpload(tx: Tx, ownerId: UserId, id: UploadId) {
  await tx.delete(uploads).where(and(eq(uploads.id, id), eq(uploads.user_id, ownerId)));
}
