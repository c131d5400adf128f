import * as z from "zod/mini";
import { LIVE_KEPT_MS, MAX_CVS } from "#shared/limits.ts";
import { OwnKeyAnalysis } from "./own-key-analysis.ts";
import { done, ofUpload, type Route } from "#shared/route.ts";
import { BulkImport } from "./bulk-import.ts";
import { CriteriaFile } from "#shared/vacancies/criteria-file.ts";
import { UploadId } from "#shared/ids.ts";
import { AnalysisStatus, StatusQuestion } from "./progress.ts";
import { CreatedUpload, NewUpload, Upload, UploadChange } from "./upload.ts";

/** Its id as the specification names it in a body. */
const ofUploadInBody = {
  body: z.object({ bulkUploadId: UploadId }),
  subject: { kind: "upload", in: "body", name: "bulkUploadId" },
} as const;

const byFileName = z.object({ bulkUploadId: UploadId, filename: z.string().check(z.minLength(1)) });

export const screeningRoutes = {
  createUpload: {
    method: "POST",
    path: "/api/bulk-file-uploads",
    access: "anyone",
    scope: "screen",
    body: NewUpload,
    answer: CreatedUpload,
    idempotent: true,
  },
  findUploads: {
    method: "GET",
    path: "/api/bulk-file-uploads",
    access: "user",
    scope: "read",
    query: z.object({ latest: z.literal("true") }),
    answer: z.array(Upload),
  },
  getUpload: {
    method: "GET",
    path: "/api/bulk-file-uploads/:id",
    access: "user_or_trial",
    scope: "read",
    ...ofUpload,
    answer: Upload,
  },
  changeUpload: {
    method: "PATCH",
    path: "/api/bulk-file-uploads/:id",
    access: "user_or_trial",
    scope: "screen",
    ...ofUpload,
    body: UploadChange,
    answer: Upload,
  },
  /** One CV against one job description: multipart `email`, `cvFile`, `jobDescFile`. */
  screenPair: { method: "POST", path: "/api/functions/ai-screening", access: "anyone", answer: CreatedUpload },
  /** With a board, its rows are the criteria; without one they are read from the job description. */
  startScreening: {
    method: "POST",
    path: "/api/functions/bulk-ai-screening",
    access: "user_or_trial",
    scope: "screen",
    body: z.object({ bulkUploadId: UploadId, board: z.optional(CriteriaFile) }),
    answer: Upload,
    subject: { kind: "upload", in: "body", name: "bulkUploadId" },
  },
  /** After a first look: the CVs that were left out of it. */
  continueScreening: {
    method: "POST",
    path: "/api/functions/continue-screening",
    access: "user_or_trial",
    scope: "screen",
    ...ofUploadInBody,
    answer: Upload,
  },
  /** CVs that an earlier engine judged are judged by the present one; each keeps its score until it has the new one. */
  judgeAgain: {
    method: "POST",
    path: "/api/functions/judge-again",
    access: "user",
    scope: "screen",
    ...ofUploadInBody,
    answer: z.object({ queued: z.int() }),
  },
  /** More CVs for an opening: multipart `job_id` (or the opening screened last), `file_0`, `file_1` and so on. */
  bulkResumeImport: {
    method: "POST",
    path: "/api/functions/bulk-resume-import",
    access: "user",
    scope: "screen",
    answer: BulkImport,
    idempotent: true,
  },
  analysisStatus: {
    method: "POST",
    path: "/api/functions/analysis-status",
    access: "user_or_trial",
    scope: "read",
    body: StatusQuestion,
    answer: AnalysisStatus,
    subject: { kind: "upload", in: "body", name: "batchId" },
  },
  restartFile: {
    method: "POST",
    path: "/api/analysis/restart",
    access: "user_or_trial",
    scope: "screen",
    body: byFileName,
    answer: done,
    subject: { kind: "upload", in: "body", name: "bulkUploadId" },
  },
  skipFile: {
    method: "POST",
    path: "/api/analysis/skip",
    access: "user_or_trial",
    scope: "screen",
    body: byFileName,
    answer: done,
    subject: { kind: "upload", in: "body", name: "bulkUploadId" },
  },
  cancelScreening: {
    method: "POST",
    path: "/api/analysis/cancel",
    access: "user_or_trial",
    scope: "screen",
    ...ofUploadInBody,
    answer: Upload,
  },
  /** Without a last event it begins so long ago: what a page shows may have been read before its stream was open. */
  live: {
    method: "GET",
    path: "/api/live",
    access: "user",
    query: z.object({
      ms_ago: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(LIVE_KEPT_MS)), 0),
    }),
  },
  listOwnKeyAnalyses: {
    method: "GET",
    path: "/api/candidate-analyses",
    access: "user",
    answer: z.array(OwnKeyAnalysis),
  },
  /** In place of all earlier ones. */
  replaceOwnKeyAnalyses: {
    method: "PUT",
    path: "/api/candidate-analyses",
    access: "user",
    body: z.array(OwnKeyAnalysis).check(z.maxLength(MAX_CVS)),
    answer: done,
  },
} as const satisfies Record<string, Route>;
