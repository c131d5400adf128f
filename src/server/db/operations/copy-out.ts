import pg from "pg";
import { withConnection } from "#db/client.ts";

export interface AppliedMigration {
  name: string;
  sha256: string;
}

/** One moment of the database, as long as it is held: what changes meanwhile is not in it. */
export interface Snapshot {
  migrations: AppliedMigration[];
  tables: string[];
  /** Each row as a line of JSON. */
  rows(table: string): AsyncGenerator<string>;
  storageKeys(): Promise<string[]>;
}

const ROWS_AT_A_TIME = 200;
/** Made anew from our own rows, so that a backup does not depend on the queue's version. */
const NOT_COPIED = ["schema_migrations"];

/** Waits for nobody and keeps nobody waiting. */
export async function withSnapshot<T>(url: string, work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  return withConnection(url, async (client) => {
    // Without rows of which policies hide some: it is all or an error.
    await client.query("begin isolation level repeatable read read only; set local row_security = off");
    const { rows } = await client.query<AppliedMigration>("select name, sha256 from schema_migrations order by name");
    return work({
      migrations: rows,
      tables: await listTables(client),
      rows: (table) => readRows(client, table),
      storageKeys: async () => {
        const files = await client.query<{ key: string }>("select storage_key as key from stored_files order by 1");
        return files.rows.map(({ key }) => key);
      },
    });
  });
}

export async function listTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all($1) order by 1",
    [NOT_COPIED],
  );
  return rows.map(({ name }) => name);
}

async function* readRows(client: pg.Client, table: string): AsyncGenerator<string> {
  await client.query(`declare copied no scroll cursor for select to_json(t)::text as row from ${quoted(table)} t`);
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${ROWS_AT_A_TIME} from copied`);
    if (rows.length === 0) break;
    for (const { row } of rows) yield row;
  }
  await client.query("close copied");
}

export function quoted(table: string) {
  return `public.${pg.escapeIdentifier(table)}`;
}
