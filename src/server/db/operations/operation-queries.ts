import { sql } from "drizzle-orm";
import type {
  Chore,
  ParkedTask,
  Processes,
  ProductStatus,
  QueueDepth,
  StuckMail,
} from "#shared/operations/operations.ts";
import type { Tx } from "#db/client.ts";
import { HOLDER_LOCK } from "#db/persistent-connection.ts";
import { firstOrThrow } from "#db/first-row.ts";

// All of it runs as the system, across owners, and tells kinds, numbers and times only.

/** More than anybody reads; the numbers say how many there are. */
const SHOWN = 200;
const asMoment = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as ${column}`);

export async function readProductStatus(tx: Tx): Promise<ProductStatus> {
  return {
    queue: await countOpenTasks(tx),
    ...(await countRest(tx)),
    processes: await countProcesses(tx),
    chores: await listChores(tx),
  };
}

async function countOpenTasks(tx: Tx): Promise<QueueDepth[]> {
  const { rows } = await tx.execute<QueueDepth & Record<string, unknown>>(
    sql`select kind, state, count(*)::int as tasks from tasks where state <> 'done' group by 1, 2 order by 1, 2`,
  );
  return rows;
}

async function countRest(tx: Tx) {
  const { rows } = await tx.execute<{ oldest: number | null; waiting: number; failed: number; customers: number }>(sql`
    select (select extract(epoch from clock_timestamp() - min(queued_at))::float8 from tasks where state <> 'done' and state = 'queued') as oldest,
      (select count(*)::int from outbox where sent_at is null and failed_at is null) as waiting,
      (select count(*)::int from outbox where failed_at is not null) as failed,
      (select count(*)::int from closed_customers) as customers`);
  const { oldest, waiting, failed, customers } = firstOrThrow(rows);
  return { oldest_waiting_seconds: oldest, mails: { waiting, failed }, customers_to_close: customers };
}

/** By the locks that say "this process lives"; the name of its connection says what it is for. */
async function countProcesses(tx: Tx): Promise<Processes> {
  const { rows } = await tx.execute<Processes & Record<string, unknown>>(sql`
    select count(*) filter (where application_name <> 'evenhand web')::int as worker,
      count(*) filter (where application_name <> 'evenhand worker')::int as web
    from pg_locks join pg_stat_activity using (pid)
    where locktype = 'advisory' and classid = ${sql.raw(String(HOLDER_LOCK))} and objsubid = 2 and granted
      and database = (select oid from pg_database where datname = current_database())`);
  return rows[0] ?? { web: 0, worker: 0 };
}

async function listChores(tx: Tx): Promise<Chore[]> {
  const { rows } = await tx.execute<Chore & Record<string, unknown>>(
    sql`select name, ${asMoment("done_at")} from chores order by name`,
  );
  return rows;
}

export async function recordChore(tx: Tx, name: string) {
  await tx.execute(
    sql`insert into chores (name) values (${name}) on conflict (name) do update set done_at = clock_timestamp()`,
  );
}

export async function listParked(tx: Tx): Promise<ParkedTask[]> {
  const { rows } = await tx.execute<ParkedTask & Record<string, unknown>>(sql`
    select id, kind, failure as reason, failures as attempts, ${asMoment("queued_at")}, ${asMoment("parked_at")}
    from tasks where state <> 'done' and state = 'parked' order by tasks.parked_at, id limit ${SHOWN}`);
  return rows;
}

/** Tried in vain at least once, or given up. */
export async function listStuckMails(tx: Tx): Promise<StuckMail[]> {
  const { rows } = await tx.execute<StuckMail & Record<string, unknown>>(sql`
    select id, kind, coalesce(last_error, '') as reason, attempts, ${asMoment("created_at")}, failed_at is not null as given_up
    from outbox where failed_at is not null or (sent_at is null and attempts > 0)
    order by failed_at is not null, outbox.created_at, id limit ${SHOWN}`);
  return rows;
}

export async function findAuditFaults(tx: Tx): Promise<{ audit_id: string; fault: string }[]> {
  const { rows } = await tx.execute<{ audit_id: string; fault: string }>(
    sql`select audit_id, fault from find_audit_faults() limit 20`,
  );
  return rows;
}

export async function findDecisionFaults(tx: Tx): Promise<{ decision_id: string; fault: string }[]> {
  const { rows } = await tx.execute<{ decision_id: string; fault: string }>(
    sql`select decision_id, fault from find_decision_faults() limit 20`,
  );
  return rows;
}
