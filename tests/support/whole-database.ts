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
