import { randomBytes } from "node:crypto";
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";

/** Newest first: the first key is used, the others still open what was made with them. */
const keys = z.pipe(
  z.union([z.string(), z.array(z.string()).check(z.minLength(1))]),
  z.transform((value: string | string[]) => [value].flat()),
);

const Secrets = z.object({
  /** AES-256-GCM keys of the stored files, base64url. Losing one is losing the files encrypted with it. */
  encryption: keys,
  /** HMAC keys of the access tokens, base64url. */
  token: keys,
  /** Password of the embedded database. */
  database: z.string(),
});
export type Secrets = z.infer<typeof Secrets>;

/** Access tokens die within minutes and refresh tokens within a month, so the key before the present one is enough. */
const KEPT_TOKEN_KEYS = 2;

/** Made once, on the first start. Of two processes that start together, the first to link its file wins and both read it. */
export function loadSecrets(folder: string): Secrets {
  const path = secretsIn(folder);
  if (!existsSync(path)) createSecrets(path);
  return Secrets.parse(JSON.parse(readFileSync(path, "utf8")));
}

/** Puts a new key before the present ones; running processes go on with what they have read. */
export function rotateKeys(folder: string) {
  const path = secretsIn(folder);
  const { encryption, token, database } = Secrets.parse(JSON.parse(readFileSync(path, "utf8")));
  const rotated: Secrets = {
    encryption: [newKey(), ...encryption],
    token: [newKey(), ...token].slice(0, KEPT_TOKEN_KEYS),
    database,
  };
  renameSync(write(path, rotated), path);
}

export function decodeKeys(texts: string[]): [Buffer, ...Buffer[]] {
  const [newest, ...older] = texts.map((text) => Buffer.from(text, "base64url"));
  if (newest === undefined) throw new Error("There is no key.");
  return [newest, ...older];
}

function createSecrets(path: string) {
  const draft = write(path, { encryption: [newKey()], token: [newKey()], database: newKey() });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!existsSync(path)) throw error;
  } finally {
    rmSync(draft);
  }
}

function write(path: string, secrets: Secrets) {
  const draft = `${path}.${process.pid}`;
  const file = openSync(draft, "wx", 0o600);
  writeSync(file, `${JSON.stringify(secrets, null, 2)}\n`);
  fsyncSync(file);
  closeSync(file);
  return draft;
}

export function secretsIn(folder: string) {
  return join(folder, "secrets.json");
}

const newKey = () => randomBytes(32).toString("base64url");
