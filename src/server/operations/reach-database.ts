import { existsSync } from "node:fs";
import { join } from "node:path";
import { Cluster } from "#db/embedded/cluster.ts";
import type { Config } from "#server/config/config.ts";
import { generatedSecrets } from "#server/start/open-storage.ts";
import { secretsIn } from "#server/config/secrets.ts";

/** Undefined where the embedded database does not run. It makes nothing: without secrets there is no database yet. */
export function findDatabase(config: Config): string | undefined {
  if (config.databaseUrl !== undefined) return config.databaseUrl;
  return existsSync(secretsIn(config.dataFolder)) ? Cluster.findUrl(placeOf(config)) : undefined;
}

/** For a command beside the product: the database it is set to, whether the product runs now or not. */
export async function withDatabase<T>(config: Config, work: (url: string) => Promise<T>): Promise<T> {
  const running = findDatabase(config);
  if (running !== undefined) return work(running);
  const cluster = new Cluster({ ...placeOf(config), onWarning: (message) => process.stderr.write(`${message}\n`) });
  try {
    return await work(await cluster.start());
  } finally {
    await cluster.stop();
  }
}

export function placeOf(config: Config) {
  return { folder: join(config.dataFolder, "postgres"), password: generatedSecrets(config).database };
}
