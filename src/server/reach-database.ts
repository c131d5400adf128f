import { join } from "node:path";
import { Cluster } from "#db/embedded/cluster.ts";
import type { Config } from "./config.ts";
import { generatedSecrets } from "./open-storage.ts";

/** For a command beside the product: the database it is set to, whether the product runs now or not. */
export async function withDatabase<T>(config: Config, work: (url: string) => Promise<T>): Promise<T> {
  if (config.databaseUrl !== undefined) return work(config.databaseUrl);
  const place = { folder: join(config.dataFolder, "postgres"), password: generatedSecrets(config).database };
  const running = Cluster.findUrl(place);
  if (running !== undefined) return work(running);
  const cluster = new Cluster({ ...place, onWarning: (message) => process.stderr.write(`${message}\n`) });
  try {
    return await work(await cluster.start());
  } finally {
    await cluster.stop();
  }
}
