import { setTimeout as sleep } from "node:timers/promises";
import { asOwner, isDatabaseAway } from "#db/client.ts";
import { finishTask, giveBackTask, LEASE_SECONDS, type LeasedTask, type TaskChange } from "#db/queue/task-queries.ts";
import { findAndLockUpload } from "#db/screening/upload-queries.ts";
import type { PipelineDeps } from "#pipeline/pipeline-deps.ts";
import type { Save } from "./step.ts";

const RETRY_WRITE_MS = 200;

/**
 * Completes a task: fencing check, result, ledger, live event and queue message in one transaction. Idempotent; returns false if the lease
 * is lost or the upload was erased. With a failure the task is parked.
 */
export async function completeTask(
  { db, queue }: PipelineDeps,
  task: LeasedTask,
  save: Save,
  failure?: string,
): Promise<boolean> {
  return untilReachable(() =>
    asOwner(db, task.user_id, async (tx) => {
      const upload = await findAndLockUpload(tx, task.user_id, task.upload_id);
      if (upload === undefined || !(await finishTask(tx, task.user_id, task, failure))) return false;
      await save(tx, upload);
      await queue.remove(tx, [task.id], task.lane);
      return true;
    }),
  );
}

/** Requeues a task: fencing check, row and message in one transaction, also from one lane to another, so it is in exactly one queue. */
export async function giveBack(
  { db, queue }: PipelineDeps,
  task: LeasedTask,
  change: TaskChange = {},
  startAfterSeconds = 0,
) {
  await untilReachable(() =>
    asOwner(db, task.user_id, async (tx) => {
      const waiting = await giveBackTask(tx, task.user_id, task, change);
      if (waiting === undefined) return;
      await queue.remove(tx, [task.id], task.lane);
      await queue.put(tx, [{ ...waiting, startAfterSeconds }]);
    }),
  );
}

/** Retries the write while the database restarts; after the lease it would be refused anyway. */
async function untilReachable<T>(write: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + LEASE_SECONDS * 1000;
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (!isDatabaseAway(error) || performance.now() > deadline) throw error;
      await sleep(RETRY_WRITE_MS);
    }
  }
}
