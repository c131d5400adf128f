import * as z from "zod/mini";
import { EmailAddress } from "#shared/account/account.ts";
import { VacancyNotice } from "#shared/vacancies/criteria.ts";
import { OpeningId, UploadId, UserId } from "#shared/ids.ts";
import { FIRST_LOOK, MAX_CVS, SHORTLIST_COUNT, SHORTLIST_PERCENTAGE } from "#shared/limits.ts";

export const UploadStatus = z.enum(["uploaded", "analyzing", "completed", "error", "cancelled"]);
export type UploadStatus = z.infer<typeof UploadStatus>;

/** A CV that was chosen and could not be sent. */
export const LeftOutFile = z.object({
  file_name: z.string().check(z.maxLength(255)),
  reason: z.string().check(z.maxLength(500)),
});
export type LeftOutFile = z.infer<typeof LeftOutFile>;

/** A row of `bulk_file_uploads`: one batch of CVs against one job description. */
export const Upload = z.object({
  id: UploadId,
  user_id: UserId,
  email: z.nullable(z.string()),
  created_at: z.iso.datetime(),
  job_description_file_path: z.string(),
  job_description_file_paths: z.array(z.string()),
  cv_file_paths: z.array(z.string()),
  total_cvs: z.int(),
  status: UploadStatus,
  error_message: z.nullable(z.string()),
  /** Null until the job description has been read. */
  vacancy: z.nullable(VacancyNotice),
  shortlist_count: z.nullable(z.int()),
  shortlist_percentage: z.nullable(z.int()),
  /** So many CVs are screened before the others; null once all of them are, or were from the start. */
  first_look: z.nullable(z.int()),
  /** Until they are dismissed. */
  left_out: z.array(LeftOutFile),
  /** Null until the job description has been read. */
  job_id: z.nullable(OpeningId),
});
export type Upload = z.infer<typeof Upload>;

/** A visitor without an account gets the secret that proves the upload theirs, once; a browser gets it in a cookie instead. */
export const CreatedUpload = z.extend(Upload, { claim_secret: z.optional(z.string()) });
export type CreatedUpload = z.infer<typeof CreatedUpload>;

export const NewUpload = z.object({
  total_cvs: z.int().check(z.minimum(0), z.maximum(MAX_CVS)),
});
export type NewUpload = z.infer<typeof NewUpload>;

const count = z.int().check(z.minimum(SHORTLIST_COUNT.min), z.maximum(SHORTLIST_COUNT.max));
const percentage = z.int().check(z.minimum(SHORTLIST_PERCENTAGE.min), z.maximum(SHORTLIST_PERCENTAGE.max));

/**
 * `left_out` is set by who sends the files, and emptied by who has read it.
 * The files may be named, and the number of those to look at first, until the upload is started, the preference changed at any time; exactly one of count and percentage
 * is kept. On trial, `email` says once where the scores shall go after that address was confirmed; with an account, `tell_when_done` asks
 * for a mail.
 */
export const UploadChange = z.object({
  job_description_file_path: z.optional(z.string()),
  job_description_file_paths: z.optional(z.array(z.string()).check(z.maxLength(1))),
  cv_file_paths: z.optional(z.array(z.string()).check(z.maxLength(MAX_CVS))),
  shortlist_count: z.optional(z.nullable(count)),
  shortlist_percentage: z.optional(z.nullable(percentage)),
  first_look: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(FIRST_LOOK.max)))),
  left_out: z.optional(z.array(LeftOutFile).check(z.maxLength(MAX_CVS))),
  email: z.optional(EmailAddress),
  tell_when_done: z.optional(z.boolean()),
});
export type UploadChange = z.infer<typeof UploadChange>;

export const Bucket = z.enum(["job-descriptions", "cv-uploads"]);
export type Bucket = z.infer<typeof Bucket>;

export const StoredFile = z.object({
  bucket: Bucket,
  path: z.string(),
  file_name: z.string(),
  size_bytes: z.int(),
  sha256: z.string(),
});
export type StoredFile = z.infer<typeof StoredFile>;

/** What drop zones leave to an import and to manual entry. */
export const DOCUMENT_ENDINGS = ".pdf,.doc,.docx";
export type DocumentEnding = "pdf" | "doc" | "docx";

/** Undefined where the name is that of no document we read. */
export function documentEnding(fileName: string): DocumentEnding | undefined {
  const ending = /\.(pdf|docx?)$/i.exec(fileName)?.[1]?.toLowerCase();
  return ending === "pdf" || ending === "doc" || ending === "docx" ? ending : undefined;
}

/** A job description may also be plain text. */
export const DESCRIPTION_ENDINGS = `${DOCUMENT_ENDINGS},.txt`;
export type DescriptionEnding = DocumentEnding | "txt";

export function descriptionEnding(fileName: string): DescriptionEnding | undefined {
  return /\.txt$/i.test(fileName) ? "txt" : documentEnding(fileName);
}

/** Storage paths carry no user text: owner, upload, position and time, nothing else. */
export function storagePath(
  bucket: Bucket,
  place: { userId: UserId; uploadId: UploadId; position: number; at: number },
  ending: DescriptionEnding = "pdf",
) {
  const kind = bucket === "cv-uploads" ? "cv" : "job-description";
  return `${place.userId}/${place.uploadId}/${kind}-${place.position}-${place.at}.${ending}`;
}
