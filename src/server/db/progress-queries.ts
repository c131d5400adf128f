import type { UploadId, UserId } from "#shared/ids.ts";
import type { AnalysisStatus, ScannedPage } from "#shared/progress.ts";
import { listScoresAsEnded, listStandings } from "./candidate-queries.ts";
import type { Tx } from "./client.ts";
import { findNewestRunning } from "./task-queries.ts";
import { getUpload, type UploadRow } from "./upload-queries.ts";

/** Counted from the rows themselves, so it cannot drift; 100 waits for the shortlist, which is made with the last CV. */
export async function getAnalysisStatus(tx: Tx, ownerId: UserId, uploadId: UploadId): Promise<AnalysisStatus> {
  const upload = await getUpload(tx, ownerId, uploadId);
  const standings = await listStandings(tx, ownerId, uploadId);
  const running = await findNewestRunning(tx, ownerId, uploadId);
  const ended = standings.filter(({ status }) => status === "completed" || status === "error");
  const failed = standings.filter(({ status, is_skipped }) => status === "error" && !is_skipped);
  const total = upload.total_cvs;
  return {
    percent: percentOf(upload, ended.length),
    stage: upload.status === "completed" ? "finalizing" : (running?.stage ?? "parsing"),
    page: pageOf(running),
    current: ended.length,
    total,
    filename: running?.file_name ?? null,
    error: upload.status === "error" ? upload.error_message : null,
    status: upload.status,
    scores: await listScoresAsEnded(tx, ownerId, uploadId),
    failed: failed.map(({ file_name, error_message }) => ({ filename: file_name, reason: error_message ?? "" })),
  };
}

function pageOf(running: Awaited<ReturnType<typeof findNewestRunning>>): ScannedPage | null {
  if (running === undefined || running.page_number === null || running.page_count === null) return null;
  return { number: running.page_number, of: running.page_count };
}

function percentOf(upload: UploadRow, ended: number) {
  if (upload.status === "completed") return 100;
  if (upload.total_cvs === 0) return 0;
  return Math.min(99, Math.floor((100 * ended) / upload.total_cvs));
}
