import { and, eq, isNotNull, ne, sql } from "drizzle-orm";
import type { UploadId, UserId } from "#shared/ids.ts";
import type { Tx } from "#db/client.ts";
import { modelUsage } from "#db/screening/model-schema.ts";
import { cvBands, personCvs } from "#db/candidates/person-schema.ts";
import { applications, candidates } from "#db/candidates/candidate-schema.ts";
import { boardVersions, criteria, jobs } from "#db/vacancies/vacancy-schema.ts";
import { cvTexts, uploads } from "#db/screening/screening-schema.ts";
import { storedFiles } from "#db/files/file-schema.ts";
import { tasks } from "#db/queue/task-schema.ts";
import { usageLedger } from "#db/billing/billing-schema.ts";
import { users } from "./account-schema.ts";
import type { TaskRow } from "#db/queue/task-queries.ts";
import { firstOrThrow } from "#db/first-row.ts";

/** All of these but the last two run as the system: a secret says whose trial it is. */
export async function insertTrial(tx: Tx, secretHash: string): Promise<UserId> {
  // The columns that every account fills are the ones a trial leaves empty; the query builder does not know of trials.
  const inserted = await tx.execute<{ id: UserId }>(
    sql`insert into users (is_anonymous, trial_secret_hash) values (true, ${secretHash}) returning id`,
  );
  return firstOrThrow(inserted.rows).id;
}

export async function findTrial(tx: Tx, secretHash: string): Promise<UserId | undefined> {
  const [trial] = await tx.select({ id: users.id }).from(users).where(eq(users.trial_secret_hash, secretHash));
  return trial?.id;
}

/** Nobody else claims it at the same moment. */
export async function lockTrial(tx: Tx, secretHash: string): Promise<UserId | undefined> {
  const isIt = eq(users.trial_secret_hash, secretHash);
  const [trial] = await tx.select({ id: users.id }).from(users).where(isIt).for("update");
  return trial?.id;
}

/**
 * Everything of a trial becomes its claimer's, paths included, because a path begins with its owner. The uploads come first:
 * a worker that is about to complete one holds that row, and finds afterwards that its lease is gone. Answers the uploads.
 */
export async function moveTrial(tx: Tx, trial: UserId, to: { id: UserId; email: string }): Promise<UploadId[]> {
  const moved = (path: unknown) => sql`replace(${path}, ${trial}::text, ${to.id}::text)`;
  const movedList = (paths: unknown) =>
    sql`array(select replace(path, ${trial}::text, ${to.id}::text) from unnest(${paths}) with ordinality as list (path, place) order by place)`;
  const moving = await tx
    .update(uploads)
    .set({
      user_id: to.id,
      email: to.email,
      job_description_file_path: moved(uploads.job_description_file_path),
      job_description_file_paths: movedList(uploads.job_description_file_paths),
      cv_file_paths: movedList(uploads.cv_file_paths),
    })
    .where(eq(uploads.user_id, trial))
    .returning({ id: uploads.id });
  await tx
    .update(storedFiles)
    .set({ user_id: to.id, path: moved(storedFiles.path) })
    .where(eq(storedFiles.user_id, trial));
  await tx
    .update(candidates)
    .set({ user_id: to.id, cv_file_path: moved(candidates.cv_file_path) })
    .where(eq(candidates.user_id, trial));
  await moveOpenings(tx, trial, to.id);
  for (const table of [criteria, boardVersions, cvTexts, personCvs, cvBands, applications, modelUsage])
    await tx.update(table).set({ user_id: to.id }).where(eq(table.user_id, trial));
  // In the claimer's own period, whenever the trial's would have ended.
  const period = sql`(select ${users.resume_count_reset_date} from ${users} where ${users.id} = ${to.id})`;
  await tx.update(usageLedger).set({ user_id: to.id, period }).where(eq(usageLedger.user_id, trial));
  return moving.map(({ id }) => id);
}

/** Where the claimer has an opening of the same title, that is the one; what is left of the trial's goes with it. */
async function moveOpenings(tx: Tx, trial: UserId, to: UserId) {
  const sameTitle = sql`select theirs.id as left_id, mine.id as kept_id from jobs theirs
    join jobs mine on mine.user_id = ${to} and lower(mine.title) = lower(theirs.title) where theirs.user_id = ${trial}`;
  for (const table of [uploads, candidates, applications])
    await tx.execute(
      sql`update ${table} set job_id = same.kept_id from (${sameTitle}) same where ${table.job_id} = same.left_id`,
    );
  const isNew = sql`not exists (select from (${sameTitle}) same where same.left_id = ${jobs.id})`;
  await tx
    .update(jobs)
    .set({ user_id: to })
    .where(and(eq(jobs.user_id, trial), isNew));
}

/** Running tasks are requeued under their new owner; their workers fail the fencing check. */
export async function moveTasks(tx: Tx, trial: UserId, to: UserId): Promise<TaskRow[]> {
  const waitAgain = { state: "queued" as const, lease_token: null, lease_holder: null, lease_until: null };
  await tx.update(tasks).set({ user_id: to }).where(eq(tasks.user_id, trial));
  return tx
    .update(tasks)
    .set(waitAgain)
    .where(and(eq(tasks.user_id, to), eq(tasks.state, "running"), isNotNull(tasks.lease_token)))
    .returning();
}

export async function deleteTrial(tx: Tx, trial: UserId) {
  await tx.delete(users).where(and(eq(users.id, trial), eq(users.is_anonymous, true)));
}

/** Locks the owner's row, so that two starts of one trial are seen one after the other. */
export async function lockIfTrial(tx: Tx, ownerId: UserId): Promise<boolean> {
  const [user] = await tx
    .select({ is_anonymous: users.is_anonymous })
    .from(users)
    .where(eq(users.id, ownerId))
    .for("no key update");
  return user?.is_anonymous === true;
}

export async function countTrialUploads(tx: Tx, ownerId: UserId): Promise<{ all: number; started: number }> {
  const [counts] = await tx
    .select({
      all: sql<number>`count(*)::int`,
      started: sql<number>`count(*) filter (where ${ne(uploads.status, "uploaded")})::int`,
    })
    .from(uploads)
    .where(eq(uploads.user_id, ownerId));
  return counts ?? { all: 0, started: 0 };
}
