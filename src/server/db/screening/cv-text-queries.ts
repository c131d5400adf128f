import { asc, eq, sql } from "drizzle-orm";
import type { Finding } from "#shared/screening/evidence.ts";
import type { CandidateId, UploadId, UserId } from "#shared/ids.ts";
import type { Tx } from "#db/client.ts";
import { judgedInRanking } from "./ranking-queries.ts";
import { candidates } from "#db/candidates/candidate-schema.ts";
import { cvTexts } from "./screening-schema.ts";

/** What is left of a CV, as it was written down. A CV that is read again leaves it anew. */
export async function saveText(tx: Tx, ownerId: UserId, candidateId: CandidateId, kept: string) {
  await tx.execute(
    sql`insert into ${cvTexts} (candidate_id, user_id, kept) values (${candidateId}, ${ownerId}, ${kept}::json)
      on conflict (candidate_id) do update set kept = excluded.kept, left_findings = '[]'`,
  );
}

export interface StoredCv {
  id: CandidateId;
  /** Not where it was judged before texts were kept. */
  isKept: boolean;
  findings: Finding[];
  left: Finding[];
  readingQuality: number;
  engine: string | null;
  judgedAt: string | null;
  /** What else the board before has led to. */
  stored: StoredWords;
}

export type StoredWords = Pick<typeof candidates.$inferSelect, keyof typeof words>;

const { score, musts_met, evidence_confidence, summary, strengths, concerns } = candidates;
const { technical_skills, soft_skills, interview_insights } = candidates;
const counted = { score, musts_met, evidence_confidence };
const words = { ...counted, summary, strengths, concerns, technical_skills, soft_skills, interview_insights };

/** All that judging the CVs of an upload's ranking again needs, without their texts. */
export async function listStoredCvs(tx: Tx, ownerId: UserId, uploadId: UploadId): Promise<StoredCv[]> {
  const rows = await tx
    .select({
      id: candidates.id,
      isKept: sql<boolean>`${cvTexts.candidate_id} is not null`,
      findings: candidates.findings,
      left: sql<Finding[]>`coalesce(${cvTexts.left_findings}, '[]')`,
      readingQuality: sql<number>`coalesce(${candidates.reading_quality}, 1)`,
      engine: candidates.engine_version,
      judgedAt: candidates.completed_at,
      stored: words,
    })
    .from(candidates)
    .leftJoin(cvTexts, eq(cvTexts.candidate_id, candidates.id))
    .where(judgedInRanking(ownerId, uploadId))
    .orderBy(asc(candidates.position));
  return rows;
}

const NOTHING_TO_MATCH = sql`json_build_object('pages', '[]'::json, 'lines', '[]'::json, 'positions', '[]'::json, 'history', ${cvTexts.kept}->'history')`;

/** What is left of the CVs. Where nothing is to be matched, their texts stay where they are: 250 of them are 11 MB. */
export async function listTexts(
  tx: Tx,
  ownerId: UserId,
  uploadId: UploadId,
  needs: { text: boolean },
): Promise<Map<CandidateId, string>> {
  const rows = await tx
    .select({ id: candidates.id, kept: sql<string>`${needs.text ? cvTexts.kept : NOTHING_TO_MATCH}::text` })
    .from(candidates)
    .innerJoin(cvTexts, eq(cvTexts.candidate_id, candidates.id))
    .where(judgedInRanking(ownerId, uploadId));
  return new Map(rows.map(({ id, kept }) => [id, kept]));
}

/** Who is judged now and since when, for a caller that has judged them again meanwhile. */
export async function listJudged(
  tx: Tx,
  ownerId: UserId,
  uploadId: UploadId,
): Promise<Pick<StoredCv, "id" | "judgedAt">[]> {
  return tx
    .select({ id: candidates.id, judgedAt: candidates.completed_at })
    .from(candidates)
    .where(judgedInRanking(ownerId, uploadId));
}
