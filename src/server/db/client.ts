import { sql } from "drizzle-orm";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { UserId } from "#shared/ids.ts";

export type Db = NodePgDatabase & { $client: pg.Pool };
export type Tx = Parameters<Parameters<Db["transaction"]>[0]>[0];

export interface DatabaseOptions {
  url: string;
  maxConnections: number;
  onError: (error: Error) => void;
}

/** Connections start in the role that owns nothing and with no owner set: a query outside the two doors below sees no row. */
export function openDatabase({ url, maxConnections, onError }: DatabaseOptions): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: 5000,
    options: "-c role=evenhand_app",
  });
  // An idle connection that breaks is replaced by the pool; without a listener Node would end the process.
  pool.on("error", onError);
  return drizzle({ client: pool });
}

/** One transaction in which only this owner's rows exist. */
export function asOwner<T>(db: Db, ownerId: UserId, work: (tx: Tx) => Promise<T>): Promise<T> {
  return transaction(db, async (tx) => {
    await becomeOwner(tx, ownerId);
    return work(tx);
  });
}

/** One transaction across owners, on the few tables granted for it: signing in, leases, clean-up. */
export function asSystem<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return transaction(db, async (tx) => {
    await tx.execute(sql`select set_config('role', 'evenhand_system', true)`);
    return work(tx);
  });
}

/** For work that learns its owner on the way (a claimed task, a sign-in): the rest of the transaction is the owner's. */
export async function becomeOwner(tx: Tx, ownerId: UserId) {
  await tx.execute(
    sql`select set_config('role', 'evenhand_app', true), set_config('evenhand.owner', ${ownerId}, true)`,
  );
}

/** Two transactions that wait for each other are rare here, and PostgreSQL ends one of them: that one runs again. */
async function transaction<T>(db: Db, work: (tx: Tx) => Promise<T>, attemptsLeft = 3): Promise<T> {
  try {
    return await db.transaction(work);
  } catch (error) {
    if (attemptsLeft <= 1 || findSqlState(error) !== DEADLOCK_DETECTED) throw error;
    return transaction(db, work, attemptsLeft - 1);
  }
}

const DEADLOCK_DETECTED = "40P01";

/** The query builder wraps the driver's error: its code is on it or on its cause. */
export function findSqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ("code" in error && typeof error.code === "string") return error.code;
  return findSqlState(error.cause);
}

/** The server cannot be reached, is starting, or ended our connection: nothing the caller did, and worth another try. */
export function isDatabaseAway(error: unknown): boolean {
  const code = findSqlState(error);
  if (code !== undefined)
    return /^(08|57P|53)/.test(code) || code === "ECONNREFUSED" || code === "ECONNRESET" || code === "EPIPE";
  return error instanceof Error && /connection terminated|timeout exceeded when trying to connect/i.test(error.message);
}
