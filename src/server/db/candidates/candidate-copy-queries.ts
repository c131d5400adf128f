import { sql } from "drizzle-orm";
import { ENGINE_VERSION } from "#shared/screening/engine-version.ts";
import type { CandidateId, OpeningId, UploadId, UserId } from "#shared/ids.ts";
import type { Tx } from "#db/client.ts";
import { firstOrThrow } from "#db/first-row.ts";

const COPIED = sql.raw(
  `created_at, candidate_name, file_name, employment_history, education, certifications, current_job_title, current_employer,
   current_start_date, current_end_date, current_location, seniority_level, needs_review, review_reasons, removed, page_sizes,
   hidden_text, hidden_characters, odd_characters, reading_quality, content_hash, person_hashes, contact_email, contact_phone`,
);

/** The copy goes when the original goes: twelve months after the CV came, not after it was added. */
export async function copyAge(tx: Tx, ownerId: UserId, from: CandidateId, uploadId: UploadId) {
  await tx.execute(
    sql`update bulk_file_uploads copy set created_at = original.created_at
      from bulk_analysis_results c join bulk_file_uploads original on original.id = c.bulk_upload_id
      where c.id = ${from} and c.user_id = ${ownerId} and copy.id = ${uploadId} and copy.user_id = ${ownerId}`,
  );
}

/**
 * What was read out of a CV, for another vacancy; its judgement follows in the same transaction. A score of 0 stands in until then,
 * because a judged candidate must have a score.
 */
export async function copyCandidate(
  tx: Tx,
  ownerId: UserId,
  from: CandidateId,
  to: { uploadId: UploadId; openingId: OpeningId; path: string },
): Promise<CandidateId> {
  const { rows } = await tx.execute<{ id: CandidateId }>(
    sql`insert into bulk_analysis_results (user_id, bulk_upload_id, job_id, cv_file_path, status, score, completed_at, engine_version, ${COPIED})
      select user_id, ${to.uploadId}, ${to.openingId}, ${to.path}, 'completed', 0, now(), ${ENGINE_VERSION}, ${COPIED}
      from bulk_analysis_results where user_id = ${ownerId} and id = ${from} returning id`,
  );
  return firstOrThrow(rows).id;
}
