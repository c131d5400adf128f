import type { World } from "#tests/support/world.ts";

export interface RowAsText {
  table: string;
  text: string;
}

/** Every row of every table, the queue's included, as PostgreSQL writes it out. */
export async function readWholeDatabase(world: Pick<World, "sql">): Promise<RowAsText[]> {
  const tables = await world.sql(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const rows: RowAsText[] = [];
  for (const { name } of tables)
    for (const { text } of await world.sql(`select t::text as text from ${name} t order by 1`))
      rows.push({ table: name, text });
  return rows;
}

/** Tables of the product that have this column, or with `false` those that have not; a table that is added later is among them. */
export async function listTablesWith(world: Pick<World, "sql">, column: string, has = true): Promise<string[]> {
  const tables = await world.sql(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables t
     where table_schema = 'public' and table_type = 'BASE TABLE' and $2 = exists (select from information_schema.columns c
       where c.table_schema = t.table_schema and c.table_name = t.table_name and c.column_name = $1) order by 1`,
    [column, has],
  );
  return tables.map(({ name }) => name);
}
