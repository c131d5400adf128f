import { and, asc, count, eq, type SQL, sql } from "drizzle-orm";
import {
  BAND_RANGE,
  type CandidateFilter,
  type CandidateStats,
  HISTOGRAM_BUCKETS,
} from "#shared/candidates/candidate-filter.ts";
import { UNASSIGNED } from "#shared/candidates/candidate-row.ts";
import type { CandidateStatus } from "#shared/candidates/candidate.ts";
import type { CandidateId, UserId } from "#shared/ids.ts";
import { isHit, isWanted } from "./candidate-row-queries.ts";
import type { Tx } from "#db/client.ts";
import { candidates } from "./candidate-schema.ts";
import { jobs as openings } from "#db/vacancies/vacancy-schema.ts";
import { firstOrThrow } from "#db/first-row.ts";

const { match_score, status, score, is_shortlisted, decision } = candidates;
const countIf = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;
/** An unread CV has no score, and that of an entry by hand was measured by nobody. */
const isMeasured = sql`${status} = 'completed'`;
const from = (least: number) => countIf(sql`${isMeasured} and ${match_score} >= ${least}`);
const hasStatus = (name: CandidateStatus) => countIf(eq(status, name));

const POINTS = 100 / HISTOGRAM_BUCKETS;
/** A count each in the one scan; grouping by the bucket would be a second. */
const inBucket = (bucket: number) => {
  const isLast = bucket === HISTOGRAM_BUCKETS - 1;
  return countIf(
    sql`${isMeasured} and ${score} between ${bucket * POINTS} and ${isLast ? 100 : (bucket + 1) * POINTS - 1}`,
  );
};

const figures = {
  total: sql<number>`count(*)::int`,
  strong: from(BAND_RANGE.good.from),
  high: from(BAND_RANGE.excellent.from),
  shortlisted: countIf(sql`${is_shortlisted}`),
  advance: countIf(eq(decision, "advance")),
  hold: countIf(eq(decision, "hold")),
  decline: countIf(eq(decision, "decline")),
  average: sql<number | null>`round(avg(${score}) filter (where ${isMeasured}))::int`,
  pending: hasStatus("pending"),
  analyzing: hasStatus("analyzing"),
  completed: hasStatus("completed"),
  error: hasStatus("error"),
  locked: hasStatus("locked"),
  histogram: sql<number[]>`array[${sql.join(
    Array.from({ length: HISTOGRAM_BUCKETS }, (_, bucket) => inBucket(bucket)),
    sql`, `,
  )}]`,
};

export async function countCandidates(
  tx: Tx,
  ownerId: UserId,
  filter: CandidateFilter,
  hits: CandidateId[] | undefined,
): Promise<CandidateStats> {
  const wanted = and(isWanted(ownerId, filter), isHit(hits));
  const counted = await tx.select(figures).from(candidates).where(wanted).then(firstOrThrow);
  const { total, strong, high, shortlisted, advance, hold, decline, average, histogram, ...statuses } = counted;
  const decisions = { advance, hold, decline };
  const bands = { excellent: high, good: strong - high, fair: statuses.completed - strong };
  const jobs = await countByOpening(tx, wanted);
  return { total, strong, high, shortlisted, decisions, average, bands, histogram, statuses, jobs };
}

/** Counted before their titles are looked up: there are few openings and many candidates. */
async function countByOpening(tx: Tx, wanted: SQL | undefined): Promise<CandidateStats["jobs"]> {
  const counted = tx
    .select({ id: candidates.job_id, count: count().as("candidates") })
    .from(candidates)
    .where(wanted)
    .groupBy(candidates.job_id)
    .as("counted");
  const title = sql<string>`coalesce(${openings.title}, ${UNASSIGNED})`.as("title");
  return tx
    .select({ id: counted.id, title, count: counted.count })
    .from(counted)
    .leftJoin(openings, eq(openings.id, counted.id))
    .orderBy(asc(title), asc(counted.id));
}
