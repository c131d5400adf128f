import * as z from "zod/mini";
import { UploadId } from "#shared/ids.ts";

/** What is wrong with one file is told of that file; anything else refuses the whole import. */
export const FileRefusal = z.enum(["not_a_pdf", "not_a_document", "empty_file", "file_too_large", "infected_file"]);

/**
 * What became of one file. A duplicate holds the same bytes as a file before it, a known one those of a CV that was screened for the
 * opening before: both are left out and cost nothing.
 */
const ImportedFile = z.object({
  file: z.string(),
  status: z.enum(["uploaded", "duplicate", "known", "refused"]),
  reason: z.optional(FileRefusal),
  same_as: z.optional(z.string()),
});
export type ImportedFile = z.infer<typeof ImportedFile>;

/** On an answer that was given before to a call with the same key. */
export const REPLAYED_HEADER = "idempotent-replayed";

/** `upload_id` is the screening that was started; null where no file could be taken. */
export const BulkImport = z.object({ upload_id: z.nullable(UploadId), results: z.array(ImportedFile) });
export type BulkImport = z.infer<typeof BulkImport>;
