import { and, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { UNASSIGNED } from "#shared/candidates/candidate-row.ts";
import type { CandidateStatus } from "#shared/candidates/candidate.ts";
import type { Decision } from "#shared/candidates/decision.ts";
import type { CandidateFilter, RowOrder } from "#shared/candidates/candidate-filter.ts";
import type { CandidateId, UserId } from "#shared/ids.ts";
import { isBehind, isHit, isWanted, orderBy, placing } from "./candidate-row-queries.ts";
import { coverRows } from "./blind-queries.ts";
import { asOwner, type Db, type Tx } from "#db/client.ts";
import { candidates } from "./candidate-schema.ts";
import { jobs } from "#db/vacancies/vacancy-schema.ts";

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
  order: RowOrder;
}

/** As `heldSkills` picks them, but here: the quotes beside them are most of a candidate, and no part of the table. */
function namesOf(skills: SQLWrapper) {
  return sql<string[]>`jsonb_path_query_array(${skills}, '$[*] ? (@.level != "missing").skill')`;
}

const columns = {
  ...placing,
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
 * In the order of a list, page by page, each in a transaction of its own: a slow download holds no connection, and a list of any length
 * passes in little memory.
 */
export async function* listExported(db: Db, ownerId: UserId, wanted: Exported): AsyncGenerator<ExportedRow> {
  const { filter, hits, order } = wanted;
  let rest: SQL | undefined;
  for (;;) {
    const all = and(isWanted(ownerId, filter), isHit(hits), rest);
    const rows = await asOwner(db, ownerId, (tx) =>
      select(tx, all)
        .orderBy(...orderBy(order, hits))
        .limit(ROWS_AT_A_TIME),
    );
    yield* await asOwner(db, ownerId, (tx) => coverRows(tx, ownerId, rows));
    const last = rows.at(-1);
    if (last === undefined || rows.length < ROWS_AT_A_TIME) return;
    rest = isBehind(order, last, hits);
  }
}

/** Those of the given who are the owner's, in the order given. */
export async function* listExportedIds(
  db: Db,
  ownerId: UserId,
  filter: CandidateFilter,
  ids: CandidateId[],
): AsyncGenerator<ExportedRow> {
  for (let start = 0; start < ids.length; start += ROWS_AT_A_TIME) {
    const some = ids.slice(start, start + ROWS_AT_A_TIME);
    const rows = await asOwner(db, ownerId, async (tx) =>
      coverRows(tx, ownerId, await select(tx, and(isWanted(ownerId, filter), isHit(some)))),
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    yield* some.flatMap((id) => byId.get(id) ?? []);
  }
}

function select(tx: Tx, condition: SQL | undefined) {
  return tx.select(columns).from(candidates).leftJoin(jobs, eq(jobs.id, candidates.job_id)).where(condition);
}
