import { and, asc, desc, eq, or, type SQL, sql, isNull } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import {
  BAND_RANGE,
  type CandidateFilter,
  NO_OPENING,
  type RowOrder,
  UNDECIDED,
} from "#shared/candidates/candidate-filter.ts";
import { type CandidateRow, STRENGTHS_SHOWN, SUMMARY_SHOWN, UNASSIGNED } from "#shared/candidates/candidate-row.ts";
import { foldText } from "#shared/fold-text.ts";
import type { CandidateId, UserId } from "#shared/ids.ts";
import type { Tx } from "#db/client.ts";
import { candidates } from "./candidate-schema.ts";
import { jobs } from "#db/vacancies/vacancy-schema.ts";
import { firstOrNotFound } from "#db/first-row.ts";

const row = {
  id: candidates.id,
  candidate_name: candidates.candidate_name,
  jobTitle: sql<string>`coalesce(${jobs.title}, ${UNASSIGNED})`,
  jobId: candidates.job_id,
  confidence: candidates.evidence_confidence,
  matchScore: candidates.match_score,
  created_at: candidates.created_at,
  status: candidates.status,
  errorMessage: candidates.error_message,
  file_name: candidates.file_name,
  techMatch: candidates.tech_match,
  softSkillsMatch: candidates.soft_match,
  technicalSkillCount: sql<number>`jsonb_array_length(${candidates.technical_skills})`,
  softSkillCount: sql<number>`jsonb_array_length(${candidates.soft_skills})`,
  experienceLevel: candidates.experience_level,
  redFlags: candidates.flag_level,
  current_job_title: candidates.current_job_title,
  current_employer: candidates.current_employer,
  current_location: candidates.current_location,
  current_start_date: candidates.current_start_date,
  current_end_date: candidates.current_end_date,
  seniorityLevel: candidates.seniority_level,
  needsReview: candidates.needs_review,
  is_shortlisted: candidates.is_shortlisted,
  shortlist_rank: candidates.shortlist_rank,
  decision: candidates.decision,
  summary: sql<string | null>`left(${candidates.summary}, ${SUMMARY_SHOWN})`,
  strengths: sql<
    string[]
  >`jsonb_path_query_array(${candidates.strengths}, ${`$[0 to ${STRENGTHS_SHOWN - 1}]`}::jsonpath)`,
  strengthCount: sql<number>`jsonb_array_length(${candidates.strengths})`,
};

export type StoredRow = Omit<CandidateRow, "name" | "isNamed" | "excerpt" | "locked"> & {
  candidate_name: string | null;
};

export interface RowPage {
  filter: CandidateFilter;
  /** The hits of a search, the best first: no other row is looked at. */
  hits: CandidateId[] | undefined;
  order: RowOrder;
  cursor: CandidateId | undefined;
  limit: number;
}

export async function listCandidateRows(tx: Tx, ownerId: UserId, page: RowPage): Promise<StoredRow[]> {
  const { filter, hits, order, cursor, limit } = page;
  const rest = cursor && isBehind(order, await findPlaced(tx, ownerId, cursor), hits);
  return tx
    .select(row)
    .from(candidates)
    .leftJoin(jobs, eq(jobs.id, candidates.job_id))
    .where(and(isWanted(ownerId, filter), isHit(hits), rest))
    .orderBy(...orderBy(order, hits))
    .limit(limit);
}

/** All of a filter but its words, which only the search can look for. Of what it found for a name the names are looked at here. */
export function isWanted(ownerId: UserId, filter: CandidateFilter): SQL | undefined {
  const { job_id, status, level, flags, is_shortlisted, decision } = filter;
  const name = namePart(filter);
  const { score, tech, soft } = rangesOf(filter);
  return and(
    eq(candidates.user_id, ownerId),
    job_id && (job_id === NO_OPENING ? isNull(candidates.job_id) : eq(candidates.job_id, job_id)),
    status && eq(candidates.status, status),
    is_shortlisted && eq(candidates.is_shortlisted, is_shortlisted === "true"),
    decision && isDecided(decision),
    level && eq(candidates.experience_level, level),
    flags && eq(candidates.flag_level, flags),
    name === undefined ? undefined : or(contains(candidates.sort_name, name), contains(candidates.shown_file, name)),
    isMeasured(score),
    within(candidates.tech_match, tech),
    within(candidates.soft_match, soft),
  );
}

export function isDecided(decision: NonNullable<CandidateFilter["decision"]>): SQL {
  return decision === UNDECIDED ? isNull(candidates.decision) : eq(candidates.decision, decision);
}

const contains = (text: unknown, part: string) => sql`strpos(fold_text(${text}), ${part}) > 0`;

/** As the searched text writes it; undefined where nothing is asked for. */
export function namePart({ named = "" }: CandidateFilter): string | undefined {
  return foldText(named).replaceAll(/\s+/g, " ").trim() || undefined;
}

export function isHit(hits: CandidateId[] | undefined): SQL | undefined {
  return hits && sql`${candidates.id} = any(${sql.param(hits)}::uuid[])`;
}

interface Range {
  from: number;
  to: number;
}

const ALL: Range = { from: 0, to: 100 };

export function rangesOf(filter: CandidateFilter): Record<"score" | "tech" | "soft", Range> {
  const band = filter.band === undefined ? ALL : BAND_RANGE[filter.band];
  const { score_min = 0, score_max = 100, tech_min = 0, tech_max = 100, soft_min = 0, soft_max = 100 } = filter;
  return {
    score: { from: Math.max(band.from, score_min), to: Math.min(band.to, score_max) },
    tech: { from: tech_min, to: tech_max },
    soft: { from: soft_min, to: soft_max },
  };
}

function within(column: AnyPgColumn, { from, to }: Range) {
  return from === ALL.from && to === ALL.to ? undefined : sql`${column} between ${from} and ${to}`;
}

/** A score that nobody measured, such as the fixed one of an entry by hand, is in no range but the whole one. */
function isMeasured(range: Range) {
  const condition = within(candidates.match_score, range);
  return condition && and(condition, eq(candidates.status, "completed"));
}

const rankOf = (hits: CandidateId[], id: unknown) => sql`array_position(${sql.param(hits)}::uuid[], ${id})`;

export function orderBy(order: RowOrder, hits: CandidateId[] | undefined): SQL[] {
  const { created_at, match_score, rank_order, sort_name, id } = candidates;
  if (order === "relevance" && hits !== undefined) return [asc(rankOf(hits, id))];
  if (order === "score.desc") return [desc(match_score), desc(rank_order), desc(id)];
  if (order === "name.asc") return [asc(sort_name), asc(id)];
  return [desc(created_at), desc(id)];
}

/** What a row is placed by. */
export const placing = {
  id: candidates.id,
  // As text: a moment of JavaScript has no microseconds.
  createdAt: sql<string>`${candidates.created_at}::text`,
  matchScore: candidates.match_score,
  rankOrder: candidates.rank_order,
  sortName: candidates.sort_name,
};

export interface Placed {
  id: CandidateId;
  createdAt: string;
  matchScore: number;
  rankOrder: number;
  sortName: string;
}

/** The rows behind one, by its values: they are found also when it is deleted meanwhile. */
export function isBehind(order: RowOrder, last: Placed, hits: CandidateId[] | undefined): SQL {
  const { created_at, match_score, rank_order, sort_name, id } = candidates;
  if (order === "relevance" && hits !== undefined) return sql`${rankOf(hits, id)} > ${hits.indexOf(last.id) + 1}`;
  if (order === "score.desc")
    return sql`(${match_score}, ${rank_order}, ${id}) < (${last.matchScore}, ${last.rankOrder}, ${last.id}::uuid)`;
  if (order === "name.asc") return sql`(${sort_name}, ${id}) > (${last.sortName}, ${last.id}::uuid)`;
  return sql`(${created_at}, ${id}) < (${last.createdAt}::timestamptz, ${last.id}::uuid)`;
}

/** Of one that was received. When that is gone nobody knows where it stood, and reading begins anew. */
async function findPlaced(tx: Tx, ownerId: UserId, id: CandidateId): Promise<Placed> {
  const isIt = and(eq(candidates.user_id, ownerId), eq(candidates.id, id));
  return tx.select(placing).from(candidates).where(isIt).then(firstOrNotFound);
}
