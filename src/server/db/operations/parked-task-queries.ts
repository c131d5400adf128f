import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { TaskKind } from "#shared/operations/operations.ts";
import type { Tx } from "#db/client.ts";
import { outbox } from "./operation-schema.ts";
import { tasks } from "#db/queue/task-schema.ts";
import { TASK_CHANNEL } from "#db/queue/task-queue.ts";
import type { TaskId } from "#db/queue/task.ts";
import type { TaskRow } from "#db/queue/task-queries.ts";

// Run as the system: the operator's right is checked before.

export async function listParkedIds(tx: Tx, kind: TaskKind, atMost: number): Promise<TaskId[]> {
  const rows = await tx
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.state, "parked"), eq(tasks.kind, kind)))
    .orderBy(asc(tasks.parked_at), asc(tasks.id))
    .limit(atMost);
  return rows.map(({ id }) => id);
}

/** Undefined when it is not parked, or not any more. */
export async function findAndLockParked(tx: Tx, id: TaskId): Promise<TaskRow | undefined> {
  const [task] = await tx
    .select()
    .from(tasks)
    .where(and(eq(tasks.id, id), eq(tasks.state, "parked")))
    .for("update");
  return task;
}

/** Mails that were tried in vain are due now. One that was given up has no words any more. */
export async function rescheduleMails(tx: Tx, id?: string): Promise<string[]> {
  const isStuck = sql`${outbox.attempts} > 0 and ${outbox.handed_over_at} is null and ${outbox.next_attempt_at} > now()`;
  const hurried = await tx
    .update(outbox)
    .set({ next_attempt_at: sql`now()` })
    .where(
      and(isNull(outbox.sent_at), isNull(outbox.failed_at), isStuck, id === undefined ? undefined : eq(outbox.id, id)),
    )
    .returning({ id: outbox.id });
  if (hurried.length > 0) await tx.execute(sql`select pg_notify(${TASK_CHANNEL}, '')`);
  return hurried.map((mail) => mail.id);
}
