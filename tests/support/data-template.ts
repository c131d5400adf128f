import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Cluster } from "#db/embedded/cluster.ts";
import { migrate } from "#db/migrate.ts";
import { loadSecrets } from "#server/config/secrets.ts";
import { DATA_TEMPLATE } from "./product.ts";

/** One data folder for the run, with its keys and a migrated database that is stopped; each product works on a copy. */
export async function setup() {
  const folder = join(mkdtempSync(join(tmpdir(), "evenhand-template-")), "data");
  mkdirSync(folder, { mode: 0o711 });
  const password = loadSecrets(folder).database;
  const cluster = new Cluster({ folder: join(folder, "postgres"), password, onWarning: () => undefined });
  await migrate(await cluster.start());
  await cluster.stop();
  process.env[DATA_TEMPLATE] = folder;
  return () => rmSync(join(folder, ".."), { recursive: true, force: true });
}
