import { sql } from "drizzle-orm";
import { ENGINE_VERSION } from "#shared/screening/engine-version.ts";
import type { CandidateId, OpeningId, UploadId, UserId } from "#shared/ids.ts";
import type { Tx } from "#db/client.ts";

const COPIED = sql.raw(
  `candidate_name, file_name, employment_history, education, certifications, current_job_title, current_employer,
   current_start_date, current_end_date, current_location, seniority_level, needs_review, review_reasons, removed, page_sizes,
   hidden_text, hidden_characters, odd_characters, reading_quality, content_hash, person_hashes, contact_email, contact_phone`,
);

/**
 * What was read out of a CV, for another vacancy; its judgement follows in the same transaction. The score stands in until then,
 * because whoever is judged has one.
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
  const [copied] = rows;
  if (copied === undefined) throw new Error("The copied candidate was not returned.");
  return copied.id;
}
