import * as z from "zod/mini";
import { UploadId } from "./ids.ts";
import { Score } from "./score-bands.ts";
import { UploadStatus } from "./upload.ts";

export const Stage = z.enum(["parsing", "ocr", "extracting", "matching", "scoring", "finalizing"]);
export type Stage = z.infer<typeof Stage>;

export const StatusQuestion = z.object({ batchId: UploadId });

/**
 * `percent` never falls during one run and is 100 only when the shortlist stands. `failed` are the files that could not be
 * read, `scores` those that were, in the order in which they ended.
 */
export const AnalysisStatus = z.object({
  percent: z.int().check(z.minimum(0), z.maximum(100)),
  stage: Stage,
  current: z.int(),
  total: z.int(),
  filename: z.nullable(z.string()),
  error: z.nullable(z.string()),
  status: UploadStatus,
  scores: z.array(Score),
  failed: z.array(z.object({ filename: z.string(), reason: z.string() })),
});
export type AnalysisStatus = z.infer<typeof AnalysisStatus>;
