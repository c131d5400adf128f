import { and, desc, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { callCandidate } from "#shared/candidates/call-candidate.ts";
import { ENGINE_VERSION } from "#shared/screening/engine-version.ts";
import type { CandidateId, OpeningId, UploadId, UserId } from "#shared/ids.ts";
import type { Consideration, KnownPerson } from "#shared/vacancies/known-people.ts";
import type { RankingQuery } from "#shared/vacancies/opening-page.ts";
import type { Tx } from "#db/client.ts";
import type { TaskId } from "#db/queue/task.ts";
import { isRankedWith } from "#db/screening/ranking-queries.ts";
import type { UploadRow } from "#db/screening/upload-queries.ts";
import { candidates, cvTexts, jobs, knownMatches, users } from "#db/schema.ts";

export async function getConsideration(tx: Tx, ownerId: UserId): Promise<Consideration> {
  const [user] = await tx.select({ months: users.consider_months }).from(users).where(eq(users.id, ownerId));
  return { months: user?.months ?? null };
}

export async function setConsideration(tx: Tx, ownerId: UserId, { months }: Consideration): Promise<Consideration> {
  await tx.update(users).set({ consider_months: months }).where(eq(users.id, ownerId));
  return { months };
}

const SAME_PERSON = ["email_key", "phone_key", "content_hash"] as const;

/**
 * Condition on a candidate: judged, not too long ago, and neither taken out nor ranked for the vacancy, with this CV or another of the
 * same person.
 */
function mayBeConsidered(ownerId: UserId, ranked: UploadId): SQL {
  const isAway = sql`(away.is_kept_out or coalesce(${isRankedWith(sql`away.bulk_upload_id`, ownerId, ranked)}, false))`;
  const others = SAME_PERSON.map(
    (key) => sql`not exists (select from bulk_analysis_results away where away.user_id = ${ownerId}
      and away.${sql.raw(key)} = ${candidates[key]} and ${isAway})`,
  );
  return sql`${candidates.user_id} = ${ownerId} and ${candidates.status} = 'completed' and not ${candidates.is_kept_out}
    and not coalesce(${isRankedWith(candidates.bulk_upload_id, ownerId, ranked)}, false)
    and ${candidates.created_at} > now() - make_interval(months => (select ${users.consider_months} from ${users} where ${users.id} = ${ownerId}))
    and ${sql.join(others, sql` and `)}`;
}

/** Of everybody who may be considered and whose text was kept, the newest CV. */
export async function listConsidered(tx: Tx, ownerId: UserId, ranked: UploadId): Promise<CandidateId[]> {
  const { email_key, phone_key, content_hash, id } = candidates;
  const person = sql`coalesce(${email_key}, ${phone_key}, ${content_hash}, ${id}::text)`;
  const rows = await tx
    .selectDistinctOn([person], { id })
    .from(candidates)
    .innerJoin(cvTexts, eq(cvTexts.candidate_id, id))
    .where(mayBeConsidered(ownerId, ranked))
    .orderBy(person, desc(candidates.created_at));
  return rows.map((row) => row.id);
}

const isPresent = ({ ranking_id, id, board_version }: UploadRow) =>
  sql`${knownMatches.ranking_id} = ${ranking_id ?? id} and ${knownMatches.board_version} = ${board_version}`;
const isWaiting = sql`${knownMatches.judged_at} is null and exists (
  select from tasks where tasks.id = ${knownMatches.task_id} and tasks.state in ('queued', 'running'))`;

/** Who stays is judged by the present board, or is about to be. */
export async function dropOutdated(tx: Tx, ownerId: UserId, id: OpeningId, present: UploadRow, kept: CandidateId[]) {
  const stays = sql`${knownMatches.candidate_id} = any(${sql.param(kept)}::uuid[]) and ${isPresent(present)}
    and (${knownMatches.score} is not null or ${isWaiting})`;
  await tx.delete(knownMatches).where(and(ofOpening(ownerId, id), sql`not (${stays})`));
}

export async function listMatchedIds(tx: Tx, ownerId: UserId, id: OpeningId): Promise<Set<CandidateId>> {
  const rows = await tx.select({ id: knownMatches.candidate_id }).from(knownMatches).where(ofOpening(ownerId, id));
  return new Set(rows.map((row) => row.id));
}

export interface Portion {
  taskId: TaskId;
  ids: CandidateId[];
}

/** One statement, however many there are. */
export async function insertMatches(
  tx: Tx,
  ownerId: UserId,
  id: OpeningId,
  { ranking_id, id: uploadId, board_version }: UploadRow,
  portions: Portion[],
) {
  const given = JSON.stringify(
    portions.flatMap(({ taskId, ids }) => ids.map((candidate) => ({ task: taskId, candidate }))),
  );
  await tx.execute(
    sql`insert into ${knownMatches} (job_id, candidate_id, user_id, task_id, ranking_id, board_version)
      select ${id}, candidate, ${ownerId}, task, ${ranking_id ?? uploadId}, ${board_version}
      from jsonb_to_recordset(${given}::jsonb) as given(task uuid, candidate uuid)
      on conflict do nothing`,
  );
}

export interface KeptText {
  id: CandidateId;
  kept: string;
  readingQuality: number;
}

const keptText = {
  id: candidates.id,
  kept: sql<string>`${cvTexts.kept}::text`,
  readingQuality: sql<number>`coalesce(${candidates.reading_quality}, 1)`,
};

export async function listTextsOfTask(tx: Tx, ownerId: UserId, taskId: TaskId): Promise<KeptText[]> {
  return tx
    .select(keptText)
    .from(knownMatches)
    .innerJoin(candidates, eq(candidates.id, knownMatches.candidate_id))
    .innerJoin(cvTexts, eq(cvTexts.candidate_id, candidates.id))
    .where(and(eq(knownMatches.user_id, ownerId), eq(knownMatches.task_id, taskId)));
}

export async function findText(tx: Tx, ownerId: UserId, id: CandidateId): Promise<KeptText | undefined> {
  const [text] = await tx
    .select(keptText)
    .from(candidates)
    .innerJoin(cvTexts, eq(cvTexts.candidate_id, candidates.id))
    .where(and(eq(candidates.user_id, ownerId), eq(candidates.id, id)));
  return text;
}

interface JudgedMatch {
  id: CandidateId;
  score: number;
  summary: string;
}

/** Those of the task that are not among them could not be judged. */
export async function saveMatches(
  tx: Tx,
  ownerId: UserId,
  taskId: TaskId,
  board_version: number,
  judged: JudgedMatch[],
) {
  const given = JSON.stringify(judged.map(({ id, score, summary }) => ({ id, score, summary })));
  const ofTask = and(eq(knownMatches.user_id, ownerId), eq(knownMatches.task_id, taskId));
  await tx
    .update(knownMatches)
    .set({ judged_at: sql`now()`, board_version })
    .where(ofTask);
  await tx
    .update(knownMatches)
    .set({ score: sql`given.score`, summary: sql`given.summary` })
    .from(sql`jsonb_to_recordset(${given}::jsonb) as given(id uuid, score integer, summary text)`)
    .where(and(ofTask, sql`${knownMatches.candidate_id} = given.id`));
}

export async function countMatches(tx: Tx, ownerId: UserId, id: OpeningId, present: UploadRow | undefined) {
  const inNumber = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;
  const isJudged = sql`${knownMatches.score} is not null`;
  const [counted] = await tx
    .select({
      judged: inNumber(isJudged),
      waiting: inNumber(isWaiting),
      failed: inNumber(sql`${knownMatches.judged_at} is not null and ${knownMatches.score} is null`),
      outdated: inNumber(present === undefined ? isJudged : sql`${isJudged} and not (${isPresent(present)})`),
    })
    .from(knownMatches)
    .where(ofOpening(ownerId, id));
  return counted ?? { judged: 0, waiting: 0, failed: 0, outdated: 0 };
}

/** The best first. Whoever was taken out, or has become an applicant meanwhile, is not in it. */
export async function listKnownPeople(
  tx: Tx,
  ownerId: UserId,
  id: OpeningId,
  present: UploadRow,
  { offset, limit }: RankingQuery,
): Promise<KnownPerson[]> {
  const rows = await tx
    .select({
      candidate_id: candidates.id,
      candidate_name: candidates.candidate_name,
      file_name: candidates.file_name,
      current_job_title: candidates.current_job_title,
      current_employer: candidates.current_employer,
      decision: candidates.decision,
      score: sql<number>`${knownMatches.score}`,
      summary: sql<string>`coalesce(${knownMatches.summary}, '')`,
      last_seen_at: candidates.created_at,
      last_seen_for: jobs.title,
      last_score: candidates.score,
    })
    .from(knownMatches)
    .innerJoin(candidates, eq(candidates.id, knownMatches.candidate_id))
    .leftJoin(jobs, eq(jobs.id, candidates.job_id))
    .where(and(ofOpening(ownerId, id), isNotNull(knownMatches.score), mayBeConsidered(ownerId, present.id)))
    .orderBy(sql`${knownMatches.score} desc`, sql`${candidates.created_at} desc`, candidates.id)
    .limit(limit)
    .offset(offset);
  return rows.map((row) => ({ ...row, name: callCandidate(row), isNamed: row.candidate_name !== null }));
}

const COPIED = sql.raw(
  `candidate_name, file_name, employment_history, education, certifications, current_job_title, current_employer,
   current_start_date, current_end_date, current_location, seniority_level, needs_review, review_reasons, removed, page_sizes,
   hidden_text, hidden_characters, odd_characters, reading_quality, content_hash, person_hashes, contact_email, contact_phone`,
);

/**
 * What was read out of a CV, for another vacancy; its judgement follows in the same transaction. The score stands in until then,
 * because whoever is judged has one.
 */
export async function copyCandidate(
  tx: Tx,
  ownerId: UserId,
  from: CandidateId,
  to: { uploadId: UploadId; openingId: OpeningId; path: string },
): Promise<CandidateId> {
  const { rows } = await tx.execute<{ id: CandidateId }>(
    sql`insert into bulk_analysis_results (user_id, bulk_upload_id, job_id, cv_file_path, status, score, completed_at, engine_version, ${COPIED})
      select user_id, ${to.uploadId}, ${to.openingId}, ${to.path}, 'completed', 0, now(), ${ENGINE_VERSION}, ${COPIED}
      from bulk_analysis_results where user_id = ${ownerId} and id = ${from} returning id`,
  );
  const [copied] = rows;
  if (copied === undefined) throw new Error("The copied candidate was not returned.");
  return copied.id;
}

/** Who of the ranking is the same person: the same e-mail address, telephone number or text. */
export async function findSameInRanking(
  tx: Tx,
  ownerId: UserId,
  ranked: UploadId,
  id: CandidateId,
): Promise<CandidateId | undefined> {
  const { rows } = await tx.execute<{ id: CandidateId }>(
    sql`select other.id from bulk_analysis_results own join bulk_analysis_results other on other.user_id = own.user_id
        and (other.email_key = own.email_key or other.phone_key = own.phone_key or other.content_hash = own.content_hash)
      where own.user_id = ${ownerId} and own.id = ${id} and ${isRankedWith(sql`other.bulk_upload_id`, ownerId, ranked)} limit 1`,
  );
  return rows[0]?.id;
}

function ofOpening(ownerId: UserId, id: OpeningId) {
  return and(eq(knownMatches.user_id, ownerId), eq(knownMatches.job_id, id));
}
