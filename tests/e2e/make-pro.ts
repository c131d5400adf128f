import { join } from "node:path";
import { findPostmaster } from "#db/embedded/postmaster.ts";
import { loadSecrets } from "#server/secrets.ts";
import { query } from "#tests/support/database-template.ts";
import { dataFolder } from "./data-folder.ts";

/** Puts an account on the Pro plan, as a completed checkout would. The page learns of it when it is loaded again. */
export async function makePro(email: string) {
  await inDatabase("update users set plan = 'paid' where email = $1", [email]);
}

async function inDatabase(statement: string, values: unknown[]) {
  const port = findPostmaster(join(dataFolder, "postgres", "data"))?.port;
  const url = `postgres://evenhand:${loadSecrets(dataFolder).database}@127.0.0.1:${port}/postgres`;
  const rows = await query(url, `${statement} returning 1`, values);
  if (rows.length !== 1) throw new Error(`${rows.length} rows were changed`);
}
