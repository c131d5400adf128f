import { and, eq, sql } from "drizzle-orm";
import type { CvAnalysis } from "#shared/screening/cv-analysis.ts";
import type { Finding } from "#shared/screening/evidence.ts";
import type { CandidateId, UserId } from "#shared/ids.ts";
import type { Tx } from "#db/client.ts";
import { makeFigures } from "#db/candidates/figure-queries.ts";
import { applications, candidates } from "#db/candidates/candidate-schema.ts";
import { cvTexts } from "./screening-schema.ts";

export type Judgement = Pick<
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
>;

export interface ChangedJudgement {
  id: CandidateId;
  /** Only what differs from what is stored; empty where only the place is another. */
  judgement: Partial<Judgement>;
  /** Findings of criteria that are not on the board, where they are others than before. */
  left?: Finding[];
  place: number | null;
  /** On the shortlist. */
  rank: number | null;
}

const SET = {
  score: "integer",
  musts_met: "integer",
  evidence_confidence: "double precision",
  findings: "jsonb",
  summary: "text",
  strengths: "jsonb",
  concerns: "jsonb",
  technical_skills: "jsonb",
  soft_skills: "jsonb",
  interview_insights: "jsonb",
  tech_match: "integer",
  soft_match: "integer",
  experience_level: "text",
  flag_level: "text",
  search_text: "text",
} as const;

const COLUMNS = Object.entries({ ...SET, id: "uuid", is_judged: "boolean", place: "integer", rank: "integer" });
const GIVEN = sql.raw(`given(${COLUMNS.map(([name, type]) => `${name} ${type}`).join(", ")})`);
/** A value that is not sent is the one that is there, and its bytes outside of the row are not written again. */
const VALUES = Object.fromEntries(
  Object.keys(SET).map((name) => [name, sql.raw(`coalesce(given.${name}, bulk_analysis_results.${name})`)]),
);

/**
 * Judgement, list figures and place of each in one statement: every new version of a row is entered into all of the table's indexes,
 * which is most of what a change costs. The caller holds the ranking's lock. The second time it sets the same.
 */
export async function saveJudgements(tx: Tx, ownerId: UserId, changed: ChangedJudgement[]) {
  if (changed.length === 0) return;
  const judged = changed.filter(({ judgement }) => Object.keys(judgement).length > 0);
  const figures = await makeFigures(tx, ownerId, new Map(judged.map(({ id, judgement }) => [id, judgement])));
  const given = changed.map(({ id, judgement, place, rank }) =>
    Object.assign({ id, place, rank, is_judged: figures.has(id) }, judgement, figures.get(id)),
  );
  const { shortlist_rank, is_shortlisted, other_score } = candidates;
  await tx
    .update(candidates)
    .set({
      ...VALUES,
      ranking_place: sql`given.place`,
      shortlist_rank: sql`given.rank`,
      is_shortlisted: sql`case when ${shortlist_rank} is distinct from given.rank then given.rank is not null else ${is_shortlisted} end`,
      // The other engine's score was made by the board before; its findings are not kept.
      other_score: sql`case when not given.is_judged then ${other_score} end`,
    })
    .from(sql`jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as ${GIVEN}`)
    .where(and(eq(candidates.user_id, ownerId), sql`${candidates.id} = given.id`));
  await saveLeft(tx, ownerId, changed);
  await saveConfidence(tx, ownerId, judged);
}

async function saveLeft(tx: Tx, ownerId: UserId, changed: ChangedJudgement[]) {
  const left = changed.flatMap(({ id, left: findings }) => (findings === undefined ? [] : [{ id, findings }]));
  if (left.length === 0) return;
  await tx
    .update(cvTexts)
    .set({ left_findings: sql`given.findings` })
    .from(sql`jsonb_to_recordset(${JSON.stringify(left)}::jsonb) as given(id uuid, findings jsonb)`)
    .where(and(eq(cvTexts.user_id, ownerId), sql`${cvTexts.candidate_id} = given.id`));
}

async function saveConfidence(tx: Tx, ownerId: UserId, judged: ChangedJudgement[]) {
  const given = judged.flatMap(({ id, judgement: { evidence_confidence: confidence } }) =>
    confidence === undefined ? [] : [{ id, confidence }],
  );
  if (given.length === 0) return;
  await tx
    .update(applications)
    .set({ confidence: sql`given.confidence` })
    .from(sql`jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(id uuid, confidence double precision)`)
    .where(and(eq(applications.user_id, ownerId), sql`${applications.candidate_id} = given.id`));
}
