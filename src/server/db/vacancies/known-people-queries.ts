import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { callCandidate } from "#shared/candidates/call-candidate.ts";
import type { CandidateId, OpeningId, UserId } from "#shared/ids.ts";
import type { KnownPerson } from "#shared/vacancies/known-people.ts";
import type { RankingQuery } from "#shared/vacancies/opening-page.ts";
import type { Tx } from "#db/client.ts";
import type { TaskId } from "#db/queue/task.ts";
import type { UploadRow } from "#db/screening/upload-queries.ts";
import { candidates } from "#db/candidates/candidate-schema.ts";
import { cvTexts } from "#db/screening/screening-schema.ts";
import { knownMatches, jobs } from "./vacancy-schema.ts";
import { coverRows } from "#db/candidates/blind-queries.ts";
import { mayBeConsidered } from "./consideration-queries.ts";

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

const inNumber = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;

export async function countMatches(tx: Tx, ownerId: UserId, id: OpeningId, present: UploadRow | undefined) {
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

/** The best first. A person who was taken out, or has become an applicant meanwhile, is not in it. */
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
  const shown = await coverRows(
    tx,
    ownerId,
    rows.map((row) => Object.assign(row, { id: row.candidate_id })),
  );
  return shown.map((row) => Object.assign(row, { name: callCandidate(row), isNamed: row.candidate_name !== null }));
}

function ofOpening(ownerId: UserId, id: OpeningId) {
  return and(eq(knownMatches.user_id, ownerId), eq(knownMatches.job_id, id));
}
