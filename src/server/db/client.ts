import { sql } from "drizzle-orm";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { UserId } from "#shared/ids.ts";

export type Db = NodePgDatabase & { $client: pg.Pool };
/** One connection inside one transaction. */
export type Tx = NodePgDatabase & { $client: pg.PoolClient };

export interface DatabaseOptions {
  url: string;
  maxConnections: number;
  onError: (error: Error) => void;
  /** A line that has gone silent is given up after so long. The longest of our queries takes a second or two. */
  queryTimeoutMs?: number;
}

/** Connections start in a role without privileges and with no owner set: a query outside `asOwner` and `asSystem` sees no row. */
export function openDatabase({ url, maxConnections, onError, queryTimeoutMs = 30_000 }: DatabaseOptions): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: 5000,
    query_timeout: queryTimeoutMs,
    keepAlive: true,
    options: "-c role=evenhand_app",
    // A process that freezes in the middle of a transaction would keep its rows from everybody until it wakes.
    idle_in_transaction_session_timeout: 10_000,
  });
  // A connection that breaks, idle or between two queries of a transaction, is replaced; without listeners Node would end the process.
  pool.on("error", onError);
  pool.on("connect", (client) => client.on("error", onError));
  return drizzle({ client: pool });
}

/** A connection of its own, with the rights of the address, for work on the database itself. */
export async function withConnection<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** One transaction in which only this owner's rows exist. */
export function asOwner<T>(db: Db, ownerId: UserId, work: (tx: Tx) => Promise<T>): Promise<T> {
  return transaction(db, settingOwner(ownerId), work);
}

/** In SQL, for the beginning of a transaction. */
export function settingOwner(ownerId: UserId) {
  return `set local role evenhand_app; select set_config('evenhand.owner', ${pg.escapeLiteral(ownerId)}, true)`;
}

/** One transaction across owners, on the few tables granted for it: signing in, leases, clean-up. */
export function asSystem<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return transaction(db, "set local role evenhand_system", work);
}

/** For work that learns its owner on the way (a claimed task, a sign-in): the rest of the transaction is the owner's. */
export async function becomeOwner(tx: Tx, ownerId: UserId) {
  await tx.execute(
    sql`select set_config('role', 'evenhand_app', true), set_config('evenhand.owner', ${ownerId}, true)`,
  );
}

/** Back again, for the rest of a transaction that began as the system. */
export async function becomeSystem(tx: Tx) {
  await tx.execute(sql`select set_config('role', 'evenhand_system', true), set_config('evenhand.owner', '', true)`);
}

/** For a transaction that may be lost in a crash: its commit does not wait for the disk (synchronous_commit off). */
export async function useAsyncCommit(tx: Tx) {
  await tx.execute(sql`set local synchronous_commit = off`);
}

/** Deadlocks are rare here; PostgreSQL aborts one transaction, which is retried. */
async function transaction<T>(db: Db, setting: string, work: (tx: Tx) => Promise<T>, attemptsLeft = 3): Promise<T> {
  try {
    return await runOnce(db, setting, work);
  } catch (error) {
    if (attemptsLeft <= 1 || findSqlState(error) !== DEADLOCK_DETECTED) throw error;
    return transaction(db, setting, work, attemptsLeft - 1);
  }
}

/**
 * The server was asked to commit and did not say that it has: the rows may be there or not. Whatever is outside of the database
 * and hangs on them has to be left as it is.
 */
export class UnknownCommit extends Error {
  constructor(cause: Error) {
    super("Nobody knows whether the transaction was committed.", { cause });
  }
}

/** By hand, because the query builder's own transaction loses its connection for ever when `begin` fails, and asks one question more. */
async function runOnce<T>(db: Db, setting: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await db.$client.connect();
  try {
    await client.query(`begin; ${setting}`);
    const result = await work(drizzle({ client }));
    await client.query("commit").catch((cause: Error) => {
      throw new UnknownCommit(cause);
    });
    client.release();
    return result;
  } catch (error) {
    await giveUp(client, error);
    throw error;
  }
}

async function giveUp(client: pg.PoolClient, error: unknown) {
  if (isSilent(error)) return client.release(true);
  await client.query("rollback").then(
    () => client.release(),
    (broken: Error) => client.release(broken),
  );
}

/** Nothing more can be asked on such a line: its answer to an earlier question may still come. */
function isSilent(error: unknown): boolean {
  return error instanceof Error && (SILENT_MESSAGE.test(error.message) || isSilent(error.cause));
}

const SILENT_MESSAGE = /query read timeout/i;
const DEADLOCK_DETECTED = "40P01";

/** The query builder wraps the driver's error: its code is on it or on its cause. */
export function findSqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ("code" in error && typeof error.code === "string") return error.code;
  return findSqlState(error.cause);
}

const AWAY_CODE = /^(08|57P|53)|^(ECONNREFUSED|ECONNRESET|EPIPE)$/;
const AWAY_MESSAGE = /connection (terminated|error)|not queryable|timeout exceeded when trying to connect/i;

/** The server cannot be reached, is starting, or ended our connection: nothing the caller did, and worth another try. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return AWAY_CODE.test(code) || isSilent(error) || AWAY_MESSAGE.test(error.message) || isDatabaseAway(error.cause);
}
