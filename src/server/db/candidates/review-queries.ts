import { and, asc, isNotNull, sql } from "drizzle-orm";
import type { Decision } from "#shared/candidates/decision.ts";
import type { CandidateId, UploadId, UserId } from "#shared/ids.ts";
import type { ReviewReason } from "#shared/screening/cv-analysis.ts";
import type { Finding } from "#shared/screening/evidence.ts";
import type { Tx } from "#db/client.ts";
import { judgedInRanking } from "#db/screening/ranking-queries.ts";
import { candidates } from "./candidate-schema.ts";

export interface ReviewedCandidate {
  id: CandidateId;
  candidate_name: string | null;
  file_name: string;
  current_job_title: string | null;
  current_employer: string | null;
  score: number;
  ranking_place: number | null;
  is_shortlisted: boolean;
  decision: Decision | null;
  review_reasons: ReviewReason[];
  reading_quality: number | null;
  /** With the words of each quote alone: their boxes are most of a row. */
  findings: Finding[];
}

/** Everybody who was measured for the upload's vacancy, the best place first. */
export async function listReviewed(tx: Tx, ownerId: UserId, uploadId: UploadId): Promise<ReviewedCandidate[]> {
  const { id, candidate_name, file_name, score, ranking_place, is_shortlisted, decision } = candidates;
  const findings = sql<Finding[]>`coalesce((select jsonb_agg(finding || jsonb_build_object('quotes',
      (select coalesce(jsonb_agg(quote || '{"boxes": []}'), '[]') from jsonb_array_elements(finding->'quotes') quote)))
    from jsonb_array_elements(${candidates.findings}) finding), '[]')`;
  const rows = await tx
    .select({
      id,
      candidate_name,
      file_name,
      current_job_title: candidates.current_job_title,
      current_employer: candidates.current_employer,
      score,
      ranking_place,
      is_shortlisted,
      decision,
      review_reasons: candidates.review_reasons,
      reading_quality: candidates.reading_quality,
      findings,
    })
    .from(candidates)
    .where(and(judgedInRanking(ownerId, uploadId), isNotNull(score)))
    .orderBy(sql`${ranking_place} asc nulls last`, asc(id));
  return rows.flatMap(({ score: measured, ...row }) => (measured === null ? [] : [{ ...row, score: measured }]));
}
