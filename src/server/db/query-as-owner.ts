import pg from "pg";
import type { UserId } from "#shared/ids.ts";
import { type Db, settingOwner } from "./client.ts";

/** For queries that run with every call. `$1` is the owner; `takes` are the types of the values behind it. */
export interface PreparedQuery {
  name: string;
  takes: string[];
  text: string;
}

/** Planning costs more than executing here: each connection prepares the statement once. */
const planned = new WeakMap<pg.PoolClient, Set<string>>();

/** One prepared query over this owner's rows in one round trip instead of three, without the query builder. */
export function queryAsOwner<Row extends pg.QueryResultRow>(
  db: Db,
  ownerId: UserId,
  query: PreparedQuery,
  values: string[] = [],
): Promise<Row[]> {
  const takes = ["uuid", ...query.takes];
  return ask(db, `begin read only; ${settingOwner(ownerId)}`, { ...query, takes }, [ownerId, ...values]);
}

/** The same for a change across owners that a crash may lose: its commit does not wait for the disk. `takes` are all of its values. */
export function changeAsSystemUnsynced<Row extends pg.QueryResultRow>(
  db: Db,
  change: PreparedQuery,
  values: string[],
): Promise<Row[]> {
  return ask(db, "begin; set local role evenhand_system; set local synchronous_commit = off", change, values);
}

async function ask<Row extends pg.QueryResultRow>(
  db: Db,
  opening: string,
  { name, takes, text }: PreparedQuery,
  values: string[],
): Promise<Row[]> {
  const client = await db.$client.connect();
  const known = planned.get(client) ?? new Set();
  const plan = known.has(name) ? "" : `prepare ${name} (${takes.join(", ")}) as ${text};`;
  const given = values.map((value) => pg.escapeLiteral(value)).join(", ");
  try {
    const answers = await client.query<Row>(`${opening}; ${plan} execute ${name} (${given}); commit`);
    planned.set(client, known.add(name));
    client.release();
    // For several statements the driver gives a list, which its types do not know. The last but one is the question's.
    return [answers].flat().at(-2)?.rows ?? [];
  } catch (error) {
    // Nobody knows which plans it has now, or whether they still fit the tables.
    client.release(true);
    throw error;
  }
}
