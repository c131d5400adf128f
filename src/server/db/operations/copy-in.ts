import pg from "pg";
import { withConnection } from "#db/client.ts";
import { listTables, quoted } from "./copy-out.ts";

const ROWS_AT_A_TIME = 100;

export class NotEmpty extends Error {}

interface CopiedRows {
  rowsOf: (table: string) => AsyncIterable<string>;
  /** Rows of an earlier day, of which some must not live again. Those of this moment are taken as they are. */
  isBackup: boolean;
}

/**
 * All tables in one transaction, into a database that has the same migrations and no user. References are lifted while the rows
 * come in, in whatever order, and are checked when they are put back.
 */
export async function copyIn(url: string, { rowsOf, isBackup }: CopiedRows) {
  return withConnection(url, async (client) => {
    await client.query("begin");
    const tables = await listTables(client);
    const { rows } = await client.query("select from users limit 1");
    if (rows.length > 0) throw new NotEmpty("The database is in use: a backup is restored into an empty one.");
    const references = await dropForeignKeys(client);
    // Forced, row-level security holds for the owner of the tables, too.
    // Entries of the audit log come with the seals they have.
    for (const table of tables)
      await client.query(`alter table ${quoted(table)} no force row level security, disable trigger user`);
    for (const table of tables) await fill(client, table, rowsOf(table));
    if (isBackup) await dropExpiredRows(client);
    for (const { table, name, definition } of references)
      await client.query(`alter table ${table} add constraint ${pg.escapeIdentifier(name)} ${definition}`);
    for (const table of tables)
      await client.query(`alter table ${quoted(table)} force row level security, enable trigger user`);
    await client.query("commit");
  });
}

interface Reference {
  table: string;
  name: string;
  definition: string;
}

async function dropForeignKeys(client: pg.Client): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of rows)
    await client.query(`alter table ${table} drop constraint ${pg.escapeIdentifier(name)}`);
  return rows;
}

async function fill(client: pg.Client, table: string, lines: AsyncIterable<string>) {
  const { rows } = await client.query<{ name: string; is_identity: boolean }>(
    `select attname as name, attidentity <> '' as is_identity from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [quoted(table)],
  );
  const columns = rows.map(({ name }) => pg.escapeIdentifier(name)).join(", ");
  const insert = `insert into ${quoted(table)} (${columns}) overriding system value
    select ${columns} from json_populate_recordset(null::${quoted(table)}, $1)`;
  // A migration may have put a row there.
  await client.query(`delete from ${quoted(table)}`);
  for await (const batch of inBatches(lines)) await client.query(insert, [`[${batch.join(",")}]`]);
  for (const { name } of rows.filter((column) => column.is_identity)) await advance(client, table, name);
}

async function* inBatches(lines: AsyncIterable<string>): AsyncGenerator<string[]> {
  let batch: string[] = [];
  for await (const line of lines) {
    batch.push(line);
    if (batch.length < ROWS_AT_A_TIME) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** The next number after those that were copied. */
async function advance(client: pg.Client, table: string, column: string) {
  await client.query(
    `select setval(pg_get_serial_sequence($1, $2), max(${pg.escapeIdentifier(column)})) from ${quoted(table)}`,
    [quoted(table), column],
  );
}

/**
 * A session that was ended since the backup would live again, and so would a link that was used: everybody signs in anew. A mail
 * that waited has most likely been sent since, and a mail is sent at most once.
 */
async function dropExpiredRows(client: pg.Client) {
  await client.query("delete from refresh_tokens");
  await client.query("delete from sessions");
  await client.query("delete from one_time_tokens where purpose = 'recovery'");
  await client.query(
    `update outbox set failed_at = now(), last_error = 'restored', body_text = '', body_html = ''
     where sent_at is null and failed_at is null and handed_over_at is null`,
  );
}
