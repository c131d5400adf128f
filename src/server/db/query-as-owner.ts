import pg from "pg";
import type { UserId } from "#shared/ids.ts";
import { type Db, settingOwner } from "./client.ts";

/** For what is asked with every call. `$1` is the owner; `takes` are the types of the values behind it. */
export interface PreparedQuery {
  name: string;
  takes: string[];
  text: string;
}

/** A plan costs more than what it plans here: each connection makes it once. */
const planned = new WeakMap<pg.PoolClient, Set<string>>();

/** One question to this owner's rows in one trip instead of three, and without the query builder. */
export async function queryAsOwner<Row extends pg.QueryResultRow>(
  db: Db,
  ownerId: UserId,
  { name, takes, text }: PreparedQuery,
  values: string[] = [],
): Promise<Row[]> {
  const client = await db.$client.connect();
  const known = planned.get(client) ?? new Set();
  const plan = known.has(name) ? "" : `prepare ${name} (${["uuid", ...takes].join(", ")}) as ${text};`;
  const given = [ownerId, ...values].map((value) => pg.escapeLiteral(value)).join(", ");
  try {
    const answers = await client.query<Row>(
      `begin read only; ${settingOwner(ownerId)}; ${plan} execute ${name} (${given}); commit`,
    );
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
