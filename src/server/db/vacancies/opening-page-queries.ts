import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { Decision } from "#shared/candidates/decision.ts";
import { callCandidate } from "#shared/candidates/call-candidate.ts";
import { AppError } from "#shared/errors.ts";
import type { CandidateId, OpeningId, UploadId, UserId } from "#shared/ids.ts";
import type {
  Delivery,
  OpeningCounts,
  OpeningSummary,
  RankingQuery,
  SeenElsewhere,
} from "#shared/vacancies/opening-page.ts";
import type { Tx } from "#db/client.ts";
import { IS_NEAR_TEXT } from "#db/candidates/person-queries.ts";
import { ofRanking } from "#db/screening/ranking-queries.ts";
import { coverRows } from "#db/candidates/blind-queries.ts";
import { candidates } from "#db/candidates/candidate-schema.ts";
import { jobs } from "./vacancy-schema.ts";
import { uploads } from "#db/screening/screening-schema.ts";
import { firstOrNotFound } from "#db/first-row.ts";

const { status, completed_at } = candidates;
const inNumber = (condition: SQL) => sql<number>`(count(${candidates.id}) filter (where ${condition}))::int`;
const isFresh = sql`${status} = 'completed' and ${completed_at} > ${jobs.seen_at}`;

const counts = {
  cvs: sql<number>`count(${candidates.id})::int`,
  read: inNumber(sql`${status} = 'completed'`),
  waiting: inNumber(sql`${status} in ('pending', 'analyzing')`),
  failed: inNumber(sql`${status} = 'error' and not ${candidates.is_skipped}`),
  shortlisted: inNumber(sql`${candidates.is_shortlisted}`),
  fresh: inNumber(isFresh),
  decisions: sql<OpeningCounts["decisions"]>`jsonb_build_object(${sql.join(
    Decision.options.flatMap((one) => [sql`${one}::text`, inNumber(sql`${candidates.decision} = ${one}`)]),
    sql`, `,
  )})`,
};

/** Whichever had a CV last comes first. */
export async function listOpeningSummaries(tx: Tx, ownerId: UserId): Promise<OpeningSummary[]> {
  const lastCv = sql<string | null>`max(${candidates.created_at})`.mapWith(candidates.created_at);
  const { id, title, status: state, created_at, closing } = jobs;
  return tx
    .select({
      opening: { id, title, status: state, created_at, closing },
      counts,
      best: sql<number | null>`max(${candidates.score}) filter (where ${status} = 'completed')`,
      last_cv_at: lastCv,
    })
    .from(jobs)
    .leftJoin(candidates, and(eq(candidates.job_id, jobs.id), eq(candidates.user_id, ownerId)))
    .where(eq(jobs.user_id, ownerId))
    .groupBy(jobs.id)
    .orderBy(sql`max(${candidates.created_at}) desc nulls last`, desc(jobs.created_at), desc(jobs.id))
    .then((rows) => rows.map(({ opening, ...row }) => ({ ...opening, ...row })));
}

export type OpeningRow = typeof jobs.$inferSelect;

export async function getOpening(tx: Tx, ownerId: UserId, id: OpeningId): Promise<OpeningRow> {
  return tx
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, id), eq(jobs.user_id, ownerId)))
    .then(firstOrNotFound);
}

/** Of all its rankings together. */
export async function countOpening(tx: Tx, ownerId: UserId, id: OpeningId): Promise<OpeningCounts> {
  return tx
    .select(counts)
    .from(jobs)
    .leftJoin(candidates, and(eq(candidates.job_id, jobs.id), eq(candidates.user_id, ownerId)))
    .where(and(eq(jobs.id, id), eq(jobs.user_id, ownerId)))
    .groupBy(jobs.id)
    .then(firstOrNotFound);
}

const MOST_DELIVERIES = 100;

export type StoredDelivery = Delivery & { ranking: UploadId };

/** The newest first. */
export async function listDeliveries(tx: Tx, ownerId: UserId, id: OpeningId): Promise<StoredDelivery[]> {
  const { status: state, total_cvs, created_at } = uploads;
  return tx
    .select({
      id: uploads.id,
      created_at,
      status: state,
      total_cvs,
      ranking: sql<UploadId>`coalesce(${uploads.ranking_id}, ${uploads.id})`,
      failed: counts.failed,
      known: sql<number>`cardinality(${uploads.known_cvs})`,
    })
    .from(uploads)
    .leftJoin(candidates, eq(candidates.bulk_upload_id, uploads.id))
    .where(and(eq(uploads.user_id, ownerId), eq(uploads.job_id, id)))
    .groupBy(uploads.id)
    .orderBy(desc(uploads.created_at), desc(uploads.id))
    .limit(MOST_DELIVERIES);
}

/** Candidates with a place first, in its order; then those without one, the earliest first. */
export async function listRanking(tx: Tx, ownerId: UserId, uploadId: UploadId, { offset, limit }: RankingQuery) {
  const { id, candidate_name, file_name, score, ranking_place, is_shortlisted, error_message } = candidates;
  const { needs_review, current_job_title, current_employer } = candidates;
  const rows = await tx
    .select({
      id,
      candidate_name,
      file_name,
      status,
      score,
      place: ranking_place,
      judged_at: completed_at,
      decision: candidates.decision,
      is_shortlisted,
      error_message,
      needs_review,
      current_job_title,
      current_employer,
    })
    .from(candidates)
    .where(ofRanking(ownerId, uploadId))
    .orderBy(sql`${ranking_place} nulls last`, candidates.created_at, candidates.position, id)
    .limit(limit)
    .offset(offset);
  const ids = rows.map((row) => row.id);
  const seen = await listSeenElsewhere(tx, ownerId, ids);
  return (await coverRows(tx, ownerId, rows)).map((row) =>
    Object.assign(row, {
      name: callCandidate(row),
      isNamed: row.candidate_name !== null,
      seen: seen.get(row.id) ?? [],
    }),
  );
}

/** Who was judged for another vacancy, too. The latest first. Nobody who is covered in either of them: the other one would tell who it is. */
async function listSeenElsewhere(tx: Tx, ownerId: UserId, ids: CandidateId[]) {
  const { rows } = await tx.execute<SeenElsewhere & { own_id: CandidateId } & Record<string, unknown>>(
    sql`select own.id as own_id, other.id as candidate_id, jobs.id as opening_id, jobs.title, other.score, other.decision, ${IS_NEAR_TEXT} as "isNearText",
        to_char(other.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
      from bulk_analysis_results own join person_cvs mine on mine.candidate_id = own.id
        join person_cvs same on same.user_id = mine.user_id and same.person_id = mine.person_id
        join bulk_analysis_results other on other.id = same.candidate_id join jobs on jobs.id = other.job_id
      where own.user_id = ${ownerId} and own.id = any(${sql.param(ids)}::uuid[])
        and other.status = 'completed' and other.job_id is distinct from own.job_id
        and not own.is_covered and not other.is_covered
      order by other.created_at desc`,
  );
  return Map.groupBy(rows, ({ own_id }) => own_id);
}

export async function markSeen(tx: Tx, ownerId: UserId, id: OpeningId): Promise<{ seen_at: string }> {
  const [seen] = await tx
    .update(jobs)
    .set({ seen_at: sql`now()` })
    .where(and(eq(jobs.id, id), eq(jobs.user_id, ownerId)))
    .returning({ seen_at: jobs.seen_at });
  if (!seen?.seen_at) throw new AppError("not_found");
  return { seen_at: seen.seen_at };
}

export async function hasTitle(tx: Tx, ownerId: UserId, title: string, except: OpeningId): Promise<boolean> {
  const isTaken = and(
    eq(jobs.user_id, ownerId),
    sql`lower(${jobs.title}) = lower(${title}) and ${jobs.id} <> ${except}`,
  );
  return (await tx.$count(jobs, isTaken)) > 0;
}

export async function listCandidateIds(tx: Tx, ownerId: UserId, id: OpeningId): Promise<CandidateId[]> {
  const rows = await tx
    .select({ id: candidates.id })
    .from(candidates)
    .where(and(eq(candidates.user_id, ownerId), eq(candidates.job_id, id)));
  return rows.map((row) => row.id);
}
