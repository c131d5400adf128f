import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { withConnection } from "./client.ts";
import { installQueue } from "./queue/task-queue.ts";

const FOLDER = join(import.meta.dirname, "migrations");
/** Processes that start together queue here; the first migrates, the others find it done. */
const MIGRATION_LOCK = 7_210_330;

/** All of them, or only those that a backup was made with: the rest follow when the product starts on it. */
export async function migrate(url: string, only?: string[]) {
  return withConnection(url, async (client) => {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await client.query(
      "create table if not exists schema_migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now())",
    );
    for (const name of only ?? (await listMigrations())) await applyOnce(client, name);
    await installQueue(client);
  });
}

/** What a start would still do, by name. Rejects when the database cannot be reached. */
export async function listPending(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
    const { rows } = await client.query("select to_regclass('schema_migrations') is not null as begun");
    const applied = rows[0].begun ? (await client.query("select name from schema_migrations")).rows : [];
    const done = new Set(applied.map(({ name }) => name));
    return (await listMigrations()).filter((name) => !done.has(name));
  } finally {
    await client.end();
  }
}

export async function listMigrations(): Promise<string[]> {
  return (await readdir(FOLDER)).toSorted();
}

async function applyOnce(client: pg.Client, name: string) {
  const statements = await readFile(join(FOLDER, name), "utf8");
  const sha256 = createHash("sha256").update(statements).digest("hex");
  const applied = await client.query("select sha256 from schema_migrations where name = $1", [name]);
  if (applied.rows.length > 0) {
    if (applied.rows[0].sha256 !== sha256) throw new Error(`Migration ${name} was changed after it had been applied.`);
    return;
  }
  await client.query("begin");
  await client.query(statements);
  await client.query("insert into schema_migrations (name, sha256) values ($1, $2)", [name, sha256]);
  await client.query("commit");
}
