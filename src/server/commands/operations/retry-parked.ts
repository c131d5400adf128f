import { audit } from "#db/operations/audit-queries.ts";
import { getCandidate } from "#db/candidates/candidate-queries.ts";
import { asSystem, becomeOwner, type Tx } from "#db/client.ts";
import { findAndLockParked, rescheduleMails, listParkedIds } from "#db/operations/parked-task-queries.ts";
import { TaskId } from "#db/queue/task.ts";
import { closeTasks, requeueParked, type TaskRow } from "#db/queue/task-queries.ts";
import { getUpload, lockUpload } from "#db/screening/upload-queries.ts";
import { lockPlan } from "#db/billing/usage-queries.ts";
import { enqueueVacancy } from "#pipeline/queue/enqueue.ts";
import { AppError, type ErrorCode } from "#shared/errors.ts";
import type { UserId } from "#shared/ids.ts";
import type { Retried, RetryRequest } from "#shared/operations/operations.ts";
import type { CommandDeps } from "#commands/command-deps.ts";
import { screenAgain } from "#commands/screening/restart-file.ts";
import { markStarted } from "#commands/screening/start-screening.ts";

const AT_ONCE = 1000;
/** What its owner has used up or deleted since. */
const EXPECTED_REFUSALS: ReadonlySet<ErrorCode> = new Set(["limit_reached", "not_found", "upload_incomplete"]);

type RetryDeps = Pick<CommandDeps, "db" | "queue">;

/**
 * For the operator, once the cause is fixed. Each task in a transaction of its own: what is no longer parked is left alone, so this is
 * idempotent.
 */
export async function retryParked(deps: RetryDeps, operatorId: UserId, { kind, id }: RetryRequest): Promise<Retried> {
  if (kind === "mail") return retryMails(deps, operatorId, id);
  const ids = id === undefined ? await asSystem(deps.db, (tx) => listParkedIds(tx, kind, AT_ONCE)) : [TaskId.parse(id)];
  let retried = 0;
  for (const one of ids) if (await retryTask(deps, operatorId, one)) retried += 1;
  return { retried, left: ids.length - retried };
}

async function retryMails({ db }: RetryDeps, operatorId: UserId, id: string | undefined): Promise<Retried> {
  return asSystem(db, async (tx) => {
    const rescheduled = await rescheduleMails(tx, id);
    for (const mail of rescheduled) await audit(tx, operatorId, "mail_retried", mail);
    return { retried: rescheduled.length, left: 0 };
  });
}

/** False where it is not parked, and where its owner may not have it screened now. */
async function retryTask({ db, queue }: RetryDeps, operatorId: UserId, id: TaskId): Promise<boolean> {
  try {
    return await asSystem(db, async (tx) => {
      const task = await findAndLockParked(tx, id);
      if (task === undefined) return false;
      await audit(tx, operatorId, "task_retried", id);
      await becomeOwner(tx, task.user_id);
      await putBack(tx, queue, task);
      return true;
    });
  } catch (error) {
    if (error instanceof AppError && EXPECTED_REFUSALS.has(error.code)) return false;
    throw error;
  }
}

async function putBack(tx: Tx, queue: RetryDeps["queue"], task: TaskRow) {
  const { id, kind, user_id, upload_id, candidate_id } = task;
  // Its CVs are still named by its id.
  if (kind === "judge_known") return queue.put(tx, await requeueParked(tx, user_id, id));
  await lockPlan(tx, user_id);
  await lockUpload(tx, user_id, upload_id);
  await closeTasks(tx, user_id, [id]);
  const upload = await getUpload(tx, user_id, upload_id);
  if (candidate_id !== null) return screenAgain(tx, queue, upload, await getCandidate(tx, user_id, candidate_id));
  if (upload.status !== "error") return;
  await markStarted(tx, upload);
  await enqueueVacancy(tx, queue, user_id, upload_id);
}
