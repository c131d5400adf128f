import { call } from "#lib/api/api-client.ts";
import { errorText, hasCode } from "#lib/api/error-text.ts";
import type { BoardRow } from "#shared/vacancies/board.ts";
import type { UploadId } from "#shared/ids.ts";
import { LIVE_BACKOFF_MS } from "#shared/limits.ts";
import {
  type Bucket,
  descriptionEnding,
  type LeftOutFile,
  storagePath,
  type Upload,
  type UploadChange,
} from "#shared/screening/upload.ts";
import { preferenceChange, type ShortlistPreference } from "./shortlist-preference.ts";

const PARALLEL_UPLOADS = 4;
const PERCENT_AFTER_JOB_DESCRIPTION = 10;

/** What has already happened for one selection. A second try with it repeats no finished step and makes no second upload. */
export interface UploadDraft {
  createKey: string;
  at: number;
  /** How many CVs it was begun for: with another number it would be another upload. */
  cvCount?: number;
  upload?: Upload;
  stored: Map<File, string>;
  saved?: string;
}

export interface SendUpload {
  draft: UploadDraft;
  cvs: readonly File[];
  jobDescription: File;
  preference: ShortlistPreference;
  /** The criteria that somebody has set; without them they are read from the job description. */
  board?: BoardRow[] | undefined;
  /** Only so many CVs at first. */
  firstLook?: number | undefined;
  onProgress: (percent: number) => void;
}

export interface SentUpload {
  upload: Upload;
  leftOut: LeftOutFile[];
}

/** Which step failed, in the words of the step, with the reason behind it. */
export class UploadFailure extends Error {
  constructor(step: string, cause: unknown) {
    super(`${step}: ${errorText(cause)}`, { cause });
    this.name = "UploadFailure";
  }
}

export function newDraft(): UploadDraft {
  return { createKey: crypto.randomUUID(), at: Date.now(), stored: new Map() };
}

/** The upload routine: a row, the job description, the CVs four at a time, the paths that arrived, then the start. */
export async function sendUpload(input: SendUpload): Promise<SentUpload> {
  const { draft, cvs, jobDescription, preference, board, firstLook, onProgress } = input;
  draft.upload ??= await step("Failed to create bulk upload record", () =>
    call("createUpload", { body: { total_cvs: cvs.length }, idempotencyKey: draft.createKey }),
  );
  const uploadId = draft.upload.id;
  const jobDescriptionPath = await step("Failed to upload job description 1", () =>
    storeOnce(draft, "job-descriptions", jobDescription, 1),
  );
  onProgress(PERCENT_AFTER_JOB_DESCRIPTION);
  const { paths, leftOut } = await storeCvs(draft, cvs, onProgress);
  await step("Failed to update bulk upload record", () =>
    saveOnce(draft, uploadId, {
      job_description_file_paths: [jobDescriptionPath],
      cv_file_paths: paths,
      ...preferenceChange(preference, paths.length),
      ...(firstLook !== undefined && { first_look: firstLook }),
      ...(leftOut.length > 0 && { left_out: leftOut }),
    }),
  );
  const upload = await step("Failed to start AI analysis", () =>
    call("startScreening", { body: { bulkUploadId: uploadId, ...(board && { board }) } }),
  );
  return { upload, leftOut };
}

async function storeCvs(draft: UploadDraft, cvs: readonly File[], onProgress: (percent: number) => void) {
  const waiting = cvs.entries();
  const failures: { file: File; error: unknown }[] = [];
  let settled = 0;
  let hasEnded = false;
  async function work() {
    for (const [index, file] of waiting) {
      if (hasEnded) return;
      try {
        await storeTwice(draft, file, index + 1);
      } catch (error) {
        failures.push({ file, error });
        hasEnded ||= isEnd(error);
        if (isEnd(error)) throw error;
      }
      settled += 1;
      onProgress(PERCENT_AFTER_JOB_DESCRIPTION + (settled / cvs.length) * (100 - PERCENT_AFTER_JOB_DESCRIPTION));
    }
  }
  await step("Failed to upload CVs", () => Promise.all(Array.from({ length: PARALLEL_UPLOADS }, work)));
  const paths = cvs.flatMap((file) => draft.stored.get(file) ?? []);
  if (paths.length === 0) throw new UploadFailure("Failed to upload CVs", failures[0]?.error);
  const leftOut = failures.map(({ file, error }) => ({ file_name: file.name, reason: errorText(error) }));
  return { paths, leftOut };
}

/** One more try for a file. Where the connection dropped, it comes when the server answers again. */
async function storeTwice(draft: UploadDraft, file: File, position: number) {
  try {
    await storeOnce(draft, "cv-uploads", file, position);
  } catch (error) {
    if (isEnd(error)) throw error;
    if (hasCode(error, "network")) await waitForServer(error);
    await storeOnce(draft, "cv-uploads", file, position);
  }
}

/** A file that was changed or deleted after it was chosen also fails like a lost connection: the server is asked. */
async function waitForServer(cause: unknown) {
  for (const pauseMs of [0, ...LIVE_BACKOFF_MS]) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    if (await isServerThere()) return;
  }
  throw new UploadFailure("Failed to upload CVs", cause);
}

async function isServerThere() {
  try {
    await call("health", {});
    return true;
  } catch (error) {
    if (hasCode(error, "network", "unavailable")) return false;
    throw error;
  }
}

async function storeOnce(draft: UploadDraft, bucket: Bucket, file: File, position: number): Promise<string> {
  const known = draft.stored.get(file);
  if (known) return known;
  if (!draft.upload) throw new Error("files are stored after their upload exists");
  const place = { userId: draft.upload.user_id, uploadId: draft.upload.id, position, at: draft.at };
  const ending = bucket === "job-descriptions" ? descriptionEnding(file.name) : undefined;
  const path = storagePath(bucket, place, ending);
  const headers = { "Content-Type": file.type || "application/pdf", "X-File-Name": encodeURIComponent(file.name) };
  await call("storeFile", { params: { bucket, path } }, { file, headers });
  draft.stored.set(file, path);
  return path;
}

/** A start whose answer was lost has started: saving the same again would be refused, and is not needed. */
async function saveOnce(draft: UploadDraft, id: UploadId, body: UploadChange) {
  const saved = JSON.stringify(body);
  if (draft.saved === saved) return;
  await call("changeUpload", { params: { id }, body });
  draft.saved = saved;
}

/** Without a connection, a session or room on the server, no other file can do better. */
function isEnd(error: unknown) {
  return error instanceof UploadFailure || hasCode(error, "not_signed_in", "storage_full", "storage_limit");
}

async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof UploadFailure ? error : new UploadFailure(name, error);
  }
}
