import { randomBytes } from "node:crypto";
import { existsSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync, closeSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";

const Secrets = z.object({
  /** AES-256-GCM key of the stored files, base64. Losing it is losing the files. */
  encryption: z.string(),
  /** HMAC key of the access tokens, base64. */
  token: z.string(),
  /** Password of the embedded database. */
  database: z.string(),
});
export type Secrets = z.infer<typeof Secrets>;

/** Made once, on the first start. Of two processes that start together, the first to link its file wins and both read it. */
export function loadSecrets(folder: string): Secrets {
  const path = join(folder, "secrets.json");
  if (!existsSync(path)) createSecrets(path);
  return Secrets.parse(JSON.parse(readFileSync(path, "utf8")));
}

function createSecrets(path: string) {
  const fresh: Secrets = { encryption: key(), token: key(), database: key() };
  const draft = `${path}.${process.pid}`;
  const file = openSync(draft, "wx", 0o600);
  writeSync(file, `${JSON.stringify(fresh, null, 2)}\n`);
  fsyncSync(file);
  closeSync(file);
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!existsSync(path)) throw error;
  } finally {
    rmSync(draft);
  }
}

function key() {
  return randomBytes(32).toString("base64url");
}
