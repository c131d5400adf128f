import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { BAND_RANGE, ScoreBand } from "#shared/candidates/candidate-filter.ts";
import type { UserId } from "#shared/ids.ts";
import { CountedSource, type OpeningNumbers, Stage } from "#shared/vacancies/opening-numbers.ts";
import type { Tx } from "#db/client.ts";
import { candidateDecisions } from "#db/candidates/decision-schema.ts";
import { candidates } from "#db/candidates/candidate-schema.ts";
import { jobs } from "./vacancy-schema.ts";
import { uploads } from "#db/screening/screening-schema.ts";

const countWhere = (condition: SQL) => sql<number>`(count(${candidates.id}) filter (where ${condition}))::int`;
const countEach = (options: readonly string[], countOf: (option: string) => SQL) =>
  sql`jsonb_build_object(${sql.join(
    options.flatMap((option) => [sql`${option}::text`, countOf(option)]),
    sql`, `,
  )})`;

const isScored = sql`${candidates.status} = 'completed' and ${candidates.score} is not null`;
const stage = sql`coalesce(${candidates.decision}, 'new')`;
const source = sql`case when ${candidates.bulk_upload_id} is null then 'by_hand' else coalesce(${uploads.source}, 'not_recorded') end`;
const isOwn = sql`${uploads.source} is distinct from 'known_people'`;

const countStages = (among: SQL) => countEach(Stage.options, (one) => countWhere(sql`${among} and ${stage} = ${one}`));

/** Of every vacancy, the newest first. */
export async function listOpeningNumbers(tx: Tx, ownerId: UserId): Promise<OpeningNumbers[]> {
  const { id, title, status, created_at } = jobs;
  const bands = ScoreBand.options.flatMap((band) => {
    const { from, to } = BAND_RANGE[band];
    return [sql`${band}::text`, countStages(sql`${isScored} and ${candidates.score} between ${from} and ${to}`)];
  });
  return tx
    .select({
      id,
      title,
      status,
      created_at,
      cvs: countWhere(sql`true`),
      unread: countWhere(sql`not (${isScored})`),
      shortlisted: countWhere(sql`${candidates.is_shortlisted}`),
      first_cv_at: earliest(candidates.created_at, isOwn),
      first_score_at: earliest(candidates.completed_at, sql`${isOwn} and ${isScored}`),
      first_advanced_at: earliest(candidateDecisions.decided_at, sql`true`),
      last_decided_at: sql<string | null>`max(${candidates.decided_at})`.mapWith(candidates.created_at),
      sources: sql<
        OpeningNumbers["sources"]
      >`${countEach(CountedSource.options, (one) => countWhere(sql`${source} = ${one}`))}`,
      stages: sql<OpeningNumbers["stages"]>`${countStages(isScored)}`,
      bands: sql<OpeningNumbers["bands"]>`jsonb_build_object(${sql.join(bands, sql`, `)})`,
    })
    .from(jobs)
    .leftJoin(candidates, and(eq(candidates.job_id, jobs.id), eq(candidates.user_id, ownerId)))
    .leftJoin(uploads, eq(uploads.id, candidates.bulk_upload_id))
    .leftJoin(candidateDecisions, eq(candidateDecisions.id, firstAdvance))
    .where(eq(jobs.user_id, ownerId))
    .groupBy(jobs.id)
    .orderBy(desc(jobs.created_at), desc(jobs.id));
}

/** When somebody who stands as advanced was advanced first: one that was taken back is no shortlist. */
const firstAdvance = sql`(select first.id from candidate_decisions first
  where first.candidate_id = ${candidates.id} and first.decision = 'advance' and ${candidates.decision} = 'advance'
  order by first.sequence limit 1)`;

function earliest(moment: PgColumn, condition: SQL) {
  return sql<string | null>`min(${moment}) filter (where ${condition})`.mapWith(candidates.created_at);
}
