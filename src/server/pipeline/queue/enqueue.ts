import type { Tx } from "#db/client.ts";
import type { TaskQueue } from "#db/queue/task-queue.ts";
import {
  insertCvTasks,
  insertKnownTasks,
  insertVacancyTask,
  type QueuedCv,
  replaceCvTasks,
} from "#db/queue/task-queries.ts";
import type { Portion } from "#db/vacancies/known-people-queries.ts";
import type { CandidateId, UploadId, UserId } from "#shared/ids.ts";

/** Ahead of every CV of anybody, in either lane: a vacancy is one read, and a whole upload waits for it. */
const VACANCY_PRIORITY = 1;

export async function enqueueVacancy(tx: Tx, queue: TaskQueue, ownerId: UserId, uploadId: UploadId) {
  await queue.put(tx, await insertVacancyTask(tx, ownerId, uploadId, VACANCY_PRIORITY));
}

export async function enqueueWaitingCvs(tx: Tx, queue: TaskQueue, ownerId: UserId, uploadId: UploadId) {
  await queue.put(tx, await insertCvTasks(tx, ownerId, uploadId));
}

export async function enqueueAgain(tx: Tx, queue: TaskQueue, ownerId: UserId, cvs: QueuedCv[]) {
  await queue.put(tx, await replaceCvTasks(tx, ownerId, cvs));
}

interface PortionedWork {
  ownerId: UserId;
  uploadId: UploadId;
  ids: CandidateId[];
  /** CVs in a task. */
  size: number;
}

/** A task for each portion; which CVs are its own is written with the portion's rows, in the same transaction. */
export async function enqueuePortions(
  tx: Tx,
  queue: TaskQueue,
  { ownerId, uploadId, ids: all, size }: PortionedWork,
): Promise<Portion[]> {
  const portions = Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
    all.slice(at * size, (at + 1) * size),
  );
  const tasks = await insertKnownTasks(tx, ownerId, uploadId, portions.length);
  await queue.put(tx, tasks);
  return tasks.flatMap(({ id: taskId }, at) => {
    const ids = portions[at];
    return ids === undefined ? [] : [{ taskId, ids }];
  });
}
