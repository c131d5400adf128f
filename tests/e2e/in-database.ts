import { join } from "node:path";
import { findPostmaster } from "#db/embedded/postmaster.ts";
import { loadSecrets } from "#server/config/secrets.ts";
import { query } from "#tests/support/database-template.ts";
import { dataFolder } from "./data-folder.ts";

/** Changes what no screen can; a change of another number of rows than meant is a mistake. */
export async function inDatabase(statement: string, values: unknown[], expectedRows = 1) {
  const port = findPostmaster(join(dataFolder, "postgres", "data"))?.port;
  const url = `postgres://evenhand:${loadSecrets(dataFolder).database}@127.0.0.1:${port}/postgres`;
  const rows = await query(url, `${statement} returning 1`, values);
  if (rows.length !== expectedRows) throw new Error(`${rows.length} rows were changed`);
}
