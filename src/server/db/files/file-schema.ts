import { bigint, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { UploadId, UserId } from "#shared/ids.ts";
import type { Bucket } from "#shared/screening/upload.ts";
import { owner } from "#db/columns.ts";

export const storedFiles = pgTable("stored_files", {
  id: uuid().primaryKey().defaultRandom(),
  user_id: owner(),
  upload_id: uuid().$type<UploadId>().notNull(),
  bucket: text().$type<Bucket>().notNull(),
  path: text().notNull(),
  storage_key: text().notNull(),
  file_name: text().notNull(),
  size_bytes: integer().notNull(),
  sha256: text().notNull(),
});

export const storageUse = pgTable("storage_use", {
  user_id: uuid().$type<UserId>().primaryKey(),
  bytes: bigint({ mode: "number" }).notNull(),
});
