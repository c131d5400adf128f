import * as z from "zod/mini";
import { UploadId } from "#shared/ids.ts";
import { Score } from "./score-bands.ts";
import { UploadStatus } from "./upload.ts";

export const Stage = z.enum(["parsing", "ocr", "extracting", "matching", "scoring", "finalizing"]);
export type Stage = z.infer<typeof Stage>;

/** Which of how many scanned pages is being recognised. */
export const ScannedPage = z.object({ number: z.int32(), of: z.int32() });
export type ScannedPage = z.infer<typeof ScannedPage>;

export const StatusQuestion = z.object({ batchId: UploadId });

/**
 * `percent` never falls during one run and is 100 only when the shortlist stands. `failed` are the files that could not be
 * read, `scores` those that were, in the order in which they ended. `page` belongs to the named file; without a name, to
 * the job description. `known` are files that were left out because they were screened for the same vacancy before.
 */
export const AnalysisStatus = z.object({
  percent: z.int().check(z.minimum(0), z.maximum(100)),
  stage: Stage,
  page: z.nullable(ScannedPage),
  current: z.int(),
  total: z.int(),
  filename: z.nullable(z.string()),
  error: z.nullable(z.string()),
  status: UploadStatus,
  scores: z.array(Score),
  failed: z.array(z.object({ filename: z.string(), reason: z.string() })),
  known: z.array(z.string()),
});
export type AnalysisStatus = z.infer<typeof AnalysisStatus>;
