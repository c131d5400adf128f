import { and, asc, eq, sql } from "drizzle-orm";
import type { CvAnalysis } from "#shared/screening/cv-analysis.ts";
import type { Finding } from "#shared/screening/evidence.ts";
import type { CandidateId, UploadId, UserId } from "#shared/ids.ts";
import type { Tx } from "#db/client.ts";
import { refreshFigures } from "#db/candidates/figure-queries.ts";
import { isRankedWith } from "./ranking-queries.ts";
import { applications, candidates } from "#db/candidates/candidate-schema.ts";
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
}

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
    })
    .from(candidates)
    .leftJoin(cvTexts, eq(cvTexts.candidate_id, candidates.id))
    .where(and(ofRanking(ownerId, uploadId), eq(candidates.status, "completed")))
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
    .where(and(ofRanking(ownerId, uploadId), eq(candidates.status, "completed")));
  return new Map(rows.map(({ id, kept }) => [id, kept]));
}

/** Who is judged now, for a caller that has judged them again meanwhile. */
export async function listJudgedIds(tx: Tx, ownerId: UserId, uploadId: UploadId): Promise<CandidateId[]> {
  const rows = await tx
    .select({ id: candidates.id })
    .from(candidates)
    .where(and(ofRanking(ownerId, uploadId), eq(candidates.status, "completed")));
  return rows.map(({ id }) => id);
}

export interface NewJudgement extends Pick<
  CvAnalysis,
  | "score"
  | "musts_met"
  | "evidence_confidence"
  | "findings"
  | "summary"
  | "strengths"
  | "concerns"
  | "technical_skills"
  | "soft_skills"
  | "interview_insights"
> {
  id: CandidateId;
  left: Finding[];
}

const COLUMNS = sql.raw(
  `id uuid, score integer, musts_met integer, evidence_confidence double precision, findings jsonb, summary text, strengths jsonb,
   concerns jsonb, technical_skills jsonb, soft_skills jsonb, interview_insights jsonb, "left" jsonb`,
);

/** One statement for each table. Answers whose judgement has changed. */
export async function saveJudgements(
  tx: Tx,
  ownerId: UserId,
  uploadId: UploadId,
  judged: NewJudgement[],
): Promise<CandidateId[]> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(judged)}::jsonb) as given(${COLUMNS})`;
  const isIt = sql`${candidates.id} = given.id`;
  const { score, musts_met, evidence_confidence, findings, summary, strengths } = candidates;
  const changed = await tx
    .update(candidates)
    .set({
      score: sql`given.score`,
      musts_met: sql`given.musts_met`,
      evidence_confidence: sql`given.evidence_confidence`,
      findings: sql`given.findings`,
      summary: sql`given.summary`,
      strengths: sql`given.strengths`,
      concerns: sql`given.concerns`,
      technical_skills: sql`given.technical_skills`,
      soft_skills: sql`given.soft_skills`,
      interview_insights: sql`given.interview_insights`,
      // The other engine's score was made by the board before; its findings are not kept.
      other_score: null,
    })
    .from(given)
    .where(
      and(
        ofRanking(ownerId, uploadId),
        isIt,
        sql`(${score}, ${musts_met}, ${evidence_confidence}, ${findings}, ${summary}, ${strengths}, ${candidates.concerns},
            ${candidates.technical_skills}, ${candidates.soft_skills}, ${candidates.interview_insights}) is distinct from
          (given.score, given.musts_met, given.evidence_confidence, given.findings, given.summary, given.strengths, given.concerns,
            given.technical_skills, given.soft_skills, given.interview_insights)`,
      ),
    )
    .returning({ id: candidates.id });
  const ids = changed.map(({ id }) => id);
  await saveLeft(tx, ownerId, judged);
  await refreshFigures(tx, ownerId, ids);
  await refreshApplications(tx, ownerId, ids);
  return ids;
}

async function saveLeft(tx: Tx, ownerId: UserId, judged: NewJudgement[]) {
  const left = judged.map(({ id, left: findings }) => ({ id, findings }));
  await tx
    .update(cvTexts)
    .set({ left_findings: sql`given.findings` })
    .from(sql`jsonb_to_recordset(${JSON.stringify(left)}::jsonb) as given(id uuid, findings jsonb)`)
    .where(
      and(
        eq(cvTexts.user_id, ownerId),
        sql`${cvTexts.candidate_id} = given.id`,
        sql`${cvTexts.left_findings} is distinct from given.findings`,
      ),
    );
}

async function refreshApplications(tx: Tx, ownerId: UserId, ids: CandidateId[]) {
  await tx
    .update(applications)
    .set({ confidence: sql`${candidates.evidence_confidence}` })
    .from(candidates)
    .where(
      and(
        eq(applications.user_id, ownerId),
        eq(candidates.id, applications.candidate_id),
        sql`${candidates.id} = any(${sql.param(ids)}::uuid[])`,
      ),
    );
}

function ofRanking(ownerId: UserId, uploadId: UploadId) {
  return and(eq(candidates.user_id, ownerId), isRankedWith(candidates.bulk_upload_id, ownerId, uploadId));
}
