import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DiskStorage } from "#gateways/disk-storage.ts";
import type { Storage } from "#gateways/storage.ts";
import { WebhookClient } from "#gateways/webhook-client.ts";
import type { Config } from "#server/config/config.ts";
import { decodeKeys, loadSecrets, type Secrets } from "#server/config/secrets.ts";

/** What was generated, where something has to be: made when it is first asked for, so that a process with every setting needs no disk. */
export function generatedSecrets({ dataFolder }: Config): Secrets {
  mkdirSync(dataFolder, { recursive: true, mode: 0o711 });
  return loadSecrets(dataFolder);
}

const encryptionKeysOf = (config: Config) => decodeKeys(config.encryptionKeys ?? generatedSecrets(config).encryption);

/** Its secrets are sealed with the keys of the stored files. */
export function openWebhookClient(config: Config) {
  return new WebhookClient({ keys: encryptionKeysOf(config), mayBeLocal: config.webhooksToLocalhost });
}

export async function openStorage(config: Config): Promise<Storage> {
  const keys = encryptionKeysOf(config);
  if (config.s3 === undefined) return new DiskStorage(join(config.dataFolder, "files"), ...keys);
  // Only here, because the client takes a while to load.
  const { S3Storage } = await import("#gateways/s3-storage.ts");
  return new S3Storage(config.s3, ...keys);
}
