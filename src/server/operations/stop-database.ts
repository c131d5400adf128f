import { Cluster } from "#db/embedded/cluster.ts";
import { readConfig } from "#server/config/config.ts";
import { findDatabase, placeOf } from "./reach-database.ts";

// Stops the embedded database where a server that ended by a fault left it running. Where another server has it, that one keeps it.

const config = readConfig(process.env, []);
if (config.databaseUrl === undefined && findDatabase(config) !== undefined) {
  const cluster = new Cluster({ ...placeOf(config), onWarning: (message) => process.stderr.write(`${message}\n`) });
  await cluster.start();
  await cluster.stop();
}
