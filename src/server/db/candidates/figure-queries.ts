import { and, eq, inArray, sql } from "drizzle-orm";
import type { CandidateId, UserId } from "#shared/ids.ts";
import { type FiguredCandidate, type ListFigures, listFigures } from "#shared/candidates/list-figures.ts";
import type { Tx } from "#db/client.ts";
import { candidates } from "./candidate-schema.ts";
import { jobs } from "#db/vacancies/vacancy-schema.ts";
import { coverRows } from "./blind-queries.ts";

/**
 * What lists go by is made anew from what the rows say: part of every change of a score, a status, a name or notes. Idempotent. One statement for
 * all of them.
 */
export async function refreshFigures(tx: Tx, ownerId: UserId, ids: CandidateId[]) {
  if (ids.length === 0) return;
  const figures = await makeFigures(tx, ownerId, new Map(ids.map((id) => [id, {}])));
  await tx
    .update(candidates)
    .set({
      tech_match: sql`given.tech_match`,
      soft_match: sql`given.soft_match`,
      experience_level: sql`given.experience_level`,
      flag_level: sql`given.flag_level`,
      search_text: sql`given.search_text`,
    })
    .from(
      sql`jsonb_to_recordset(${JSON.stringify([...figures.values()])}::jsonb) as given(id uuid, tech_match integer, soft_match integer,
        experience_level text, flag_level text, search_text text)`,
    )
    .where(and(eq(candidates.user_id, ownerId), sql`${candidates.id} = given.id`));
}

/** The figures that these rows have once they are changed so. Of a covered candidate only what is shown can be searched. */
export async function makeFigures(
  tx: Tx,
  ownerId: UserId,
  changes: ReadonlyMap<CandidateId, Partial<FiguredCandidate>>,
): Promise<Map<CandidateId, ListFigures & { id: CandidateId }>> {
  if (changes.size === 0) return new Map();
  const rows = await tx
    .select(figured)
    .from(candidates)
    .leftJoin(jobs, eq(jobs.id, candidates.job_id))
    .where(and(eq(candidates.user_id, ownerId), inArray(candidates.id, [...changes.keys()])));
  const changed = rows.map((row) => Object.assign(row, changes.get(row.id)));
  return new Map((await coverRows(tx, ownerId, changed)).map((row) => [row.id, figuresOf(row)]));
}

function figuresOf({ id, jobTitle, ...row }: FiguredCandidate & { id: CandidateId; jobTitle: string | null }) {
  return { id, ...listFigures(row, jobTitle) };
}

const figured = {
  id: candidates.id,
  jobTitle: jobs.title,
  candidate_name: candidates.candidate_name,
  file_name: candidates.file_name,
  status: candidates.status,
  error_message: candidates.error_message,
  score: candidates.score,
  summary: candidates.summary,
  strengths: candidates.strengths,
  technical_skills: candidates.technical_skills,
  soft_skills: candidates.soft_skills,
  employment_history: candidates.employment_history,
  education: candidates.education,
  current_job_title: candidates.current_job_title,
  current_employer: candidates.current_employer,
  notes: candidates.notes,
  created_at: candidates.created_at,
};
