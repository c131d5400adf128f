import { sql } from "drizzle-orm";
import type pg from "pg";
import { fromDrizzle, PgBoss } from "pg-boss";
import type { Db, Tx } from "#db/client.ts";
import { type Lane, TaskId } from "./task.ts";

/** A queue for each lane: a file that is read in milliseconds never waits behind pages that take seconds. */
const QUEUES: Record<Lane, string> = { quick: "screening", slow: "scans" };
const SCHEMA = "pgboss";
/** Any process that has work to wake listens here. */
export const TASK_CHANNEL = "evenhand_tasks";

const LIBRARY_OPTIONS = { schema: SCHEMA, schedule: false, reindex: false, monitorVacuum: false } as const;

export interface QueuedTask {
  id: TaskId;
  lane: Lane;
  priority: number;
  /** For a task that failed: when to try again. */
  startAfterSeconds?: number;
}

/**
 * The queue (pg-boss) decides what is next; the lease in our own `tasks` row decides who may complete. Both change in the same transaction,
 * so the queue's retry counting and expiry are out of play: a message is put back by deleting and inserting it.
 */
export interface TaskQueue {
  put(tx: Tx, tasks: QueuedTask[]): Promise<void>;
  take(tx: Tx, lane: Lane): Promise<TaskId | undefined>;
  /** From the lane that is named, or from both: only who holds a task's lease knows its lane for sure. */
  remove(tx: Tx, ids: TaskId[], lane?: Lane): Promise<void>;
  close(): Promise<void>;
}

/** Run by the migration, as the owner of the database. */
export async function installQueue(client: pg.Client) {
  const boss = new PgBoss({
    ...LIBRARY_OPTIONS,
    db: { executeSql: (text, values) => client.query(text, values) },
    supervise: false,
  });
  await boss.start();
  // Our lease governs (seconds); the queue's own expiry only has to be far away.
  for (const name of Object.values(QUEUES))
    await boss.createQueue(name, { retryLimit: 0, expireInSeconds: 86_000, deleteAfterSeconds: 60 });
  await boss.stop({ graceful: false });
  await client.query(`grant usage on schema ${SCHEMA} to evenhand_app, evenhand_system`);
  await client.query(
    `grant select, insert, update, delete on all tables in schema ${SCHEMA} to evenhand_app, evenhand_system`,
  );
}

/** Between calls the library refreshes what it knows of its queues; without a listener a database that is away then would end the process. */
export async function openQueue(db: Db, onError: (error: Error) => void = () => undefined): Promise<TaskQueue> {
  const boss = new PgBoss({
    ...LIBRARY_OPTIONS,
    db: { executeSql: (text, values) => db.$client.query(text, values) },
    migrate: false,
    createSchema: false,
    supervise: false,
  });
  boss.on("error", onError);
  await boss.start();
  return {
    async put(tx, tasks) {
      if (tasks.length === 0) return;
      for (const [lane, group] of Map.groupBy(tasks, (task) => task.lane)) {
        const messages = group.map(({ id, priority, startAfterSeconds: startAfter = 0 }) => ({
          id,
          priority,
          startAfter,
        }));
        await boss.insert(QUEUES[lane], messages, { db: fromDrizzle(tx, sql) });
      }
      await tx.execute(sql`select pg_notify(${TASK_CHANNEL}, '')`);
    },
    async take(tx, lane) {
      const [message] = await boss.fetch(QUEUES[lane], { db: fromDrizzle(tx, sql) });
      return message === undefined ? undefined : TaskId.parse(message.id);
    },
    async remove(tx, ids, lane) {
      if (ids.length === 0) return;
      for (const name of lane === undefined ? Object.values(QUEUES) : [QUEUES[lane]])
        await boss.deleteJob(name, ids, { db: fromDrizzle(tx, sql) });
    },
    close: () => boss.stop({ graceful: false }),
  };
}
