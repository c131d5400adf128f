import { and, desc, eq, inArray, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { UNASSIGNED } from "#shared/candidates/candidate-row.ts";
import type { CandidateStatus } from "#shared/candidates/candidate.ts";
import type { Decision } from "#shared/candidates/decision.ts";
import type { CandidateFilter } from "#shared/candidates/candidate-filter.ts";
import type { CandidateId, UserId } from "#shared/ids.ts";
import { isHit, isWanted } from "./candidate-row-queries.ts";
import { asOwner, type Db } from "#db/client.ts";
import { candidates, jobs } from "#db/schema.ts";

const ROWS_AT_A_TIME = 500;

export interface ExportedRow {
  candidate_name: string | null;
  file_name: string;
  score: number | null;
  status: CandidateStatus;
  is_shortlisted: boolean;
  job_id: string | null;
  jobTitle: string;
  technicalSkills: string[];
  softSkills: string[];
  decision: Decision | null;
  decision_reason: string;
}

export interface Exported {
  filter: CandidateFilter;
  /** The hits of a search: no other row is looked at. */
  hits: CandidateId[] | undefined;
  ids: CandidateId[] | undefined;
}

/** As `heldSkills` picks them, but here: the quotes beside them are most of a candidate, and no part of the table. */
function namesOf(skills: SQLWrapper) {
  return sql<string[]>`jsonb_path_query_array(${skills}, '$[*] ? (@.level != "missing").skill')`;
}

const columns = {
  id: candidates.id,
  // As text: a moment of JavaScript has no microseconds.
  createdAt: sql<string>`${candidates.created_at}::text`,
  candidate_name: candidates.candidate_name,
  file_name: candidates.file_name,
  score: candidates.score,
  status: candidates.status,
  is_shortlisted: candidates.is_shortlisted,
  job_id: candidates.job_id,
  jobTitle: sql<string>`coalesce(${jobs.title}, ${UNASSIGNED})`,
  technicalSkills: namesOf(candidates.technical_skills),
  softSkills: namesOf(candidates.soft_skills),
  decision: candidates.decision,
  decision_reason: candidates.decision_reason,
};

/**
 * The newest first, page by page, each in a transaction of its own: a slow download holds no connection, and a list of any length
 * passes in little memory. The place is remembered by its values, so that it is found also when its row is deleted meanwhile.
 */
export async function* listExported(db: Db, ownerId: UserId, wanted: Exported): AsyncGenerator<ExportedRow> {
  const isIt = wanted.ids && inArray(candidates.id, wanted.ids);
  const all = and(isWanted(ownerId, wanted.filter), isHit(wanted.hits), isIt);
  let rest: SQL | undefined;
  for (;;) {
    const rows = await asOwner(db, ownerId, (tx) =>
      tx
        .select(columns)
        .from(candidates)
        .leftJoin(jobs, eq(jobs.id, candidates.job_id))
        .where(and(all, rest))
        .orderBy(desc(candidates.created_at), desc(candidates.id))
        .limit(ROWS_AT_A_TIME),
    );
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < ROWS_AT_A_TIME) return;
    rest = sql`(${candidates.created_at}, ${candidates.id}) < (${last.createdAt}::timestamptz, ${last.id}::uuid)`;
  }
}
