import type { UploadId, UserId } from "#shared/ids.ts";
import type { AnalysisStatus, Stage } from "#shared/screening/progress.ts";
import type { UploadStatus } from "#shared/screening/upload.ts";
import { queryAsOwner, type PreparedQuery } from "#db/query-as-owner.ts";
import type { Db } from "#db/client.ts";
import { firstOrNotFound } from "#db/first-row.ts";

interface Progress {
  status: UploadStatus;
  total: number;
  error_message: string | null;
  ended: number;
  scores: number[];
  failed: { filename: string; reason: string }[];
  known: string[];
  stage: Stage | null;
  page_number: number | null;
  page_count: number | null;
  filename: string | null;
}

/** Counted from the rows themselves, so it cannot drift; 100 waits for the shortlist, which is made with the last CV. */
export async function getAnalysisStatus(db: Db, ownerId: UserId, uploadId: UploadId): Promise<AnalysisStatus> {
  const progress = await queryAsOwner<Progress>(db, ownerId, PROGRESS, [uploadId]).then(firstOrNotFound);
  const { status, total, ended, scores, failed, known, filename } = progress;
  return {
    percent: percentOf(progress),
    stage: status === "completed" ? "finalizing" : (progress.stage ?? "parsing"),
    page: pageOf(progress),
    current: ended,
    total,
    filename,
    error: status === "error" ? progress.error_message : null,
    status,
    scores,
    failed,
    known,
  };
}

/** Every open dialog asks this several times in three seconds: one statement, one walk over the upload's CVs. */
const PROGRESS: PreparedQuery = {
  name: "progress",
  takes: ["uuid"],
  text: `
    select uploads.status, case when uploads.first_look is null then uploads.total_cvs else cvs.begun end as total, uploads.error_message,
      case when exists (select from jobs where jobs.id = uploads.job_id and jobs.is_blind)
        then array(select 'CV ' || place from generate_series(1, cardinality(uploads.known_cvs)) place) else uploads.known_cvs end as known,
      cvs.ended, cvs.scores, cvs.failed,
      running.stage, running.page_number, running.page_count, running.filename
    from bulk_file_uploads uploads
    cross join lateral (
      select count(*)::int as begun, count(*) filter (where status in ('completed', 'error', 'locked'))::int as ended,
        coalesce(json_agg(score order by completed_at, position) filter (where status = 'completed' and score is not null), '[]') as scores,
        coalesce(json_agg(json_build_object('filename', shown_file, 'reason', coalesce(error_message, '')) order by position)
          filter (where status = 'error' and not is_skipped), '[]') as failed
      from bulk_analysis_results where user_id = $1 and bulk_upload_id = uploads.id
    ) cvs
    left join lateral (
      select tasks.stage, tasks.page_number, tasks.page_count, cv.shown_file as filename
      from tasks left join bulk_analysis_results cv on cv.id = tasks.candidate_id
      where tasks.user_id = $1 and tasks.upload_id = uploads.id and tasks.state = 'running' and tasks.kind <> 'judge_known'
      order by tasks.started_at desc limit 1
    ) running on true
    where uploads.user_id = $1 and uploads.id = $2`,
};

function pageOf({ page_number, page_count }: Progress) {
  return page_number === null || page_count === null ? null : { number: page_number, of: page_count };
}

function percentOf({ status, total, ended }: Progress) {
  if (status === "completed") return 100;
  if (total === 0) return 0;
  return Math.min(99, Math.floor((100 * ended) / total));
}
