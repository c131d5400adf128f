import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, resolve, sep } from "node:path";
import { createInterface } from "node:readline";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import * as z from "zod/mini";

/** Written last: a folder without it is no backup. */
const Manifest = z.object({
  format: z.literal(1),
  taken_at: z.string(),
  migrations: z.array(z.object({ name: z.string(), sha256: z.string() })),
  rows: z.record(z.string(), z.number()),
  files: z.array(z.string()),
});
export type Manifest = z.infer<typeof Manifest>;

export class BackupError extends Error {}

/** A backup: a file of rows for each table, the stored objects as they lie, still encrypted, and what it is made of. */
export class BackupFolder {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = resolve(folder);
  }

  async create() {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    if ((await readdir(this.#folder)).length > 0)
      throw new BackupError(`${this.#folder} is not empty: a backup needs a folder of its own.`);
    await mkdir(join(this.#folder, "tables"), { mode: 0o700 });
  }

  /** Answers how many rows there were. */
  async writeTable(table: string, rows: AsyncIterable<string>): Promise<number> {
    let count = 0;
    const lines = async function* lines() {
      for await (const row of rows) {
        count += 1;
        yield `${row}\n`;
      }
    };
    await pipeline(lines, createGzip(), createWriteStream(this.#tablePath(table), { mode: 0o600 }));
    return count;
  }

  /** Opened by its reader, when it reads: lines that come before are lost. */
  async *readTable(table: string): AsyncGenerator<string> {
    const input = createGunzip();
    const reading = pipeline(createReadStream(this.#tablePath(table)), input);
    yield* createInterface({ input, crlfDelay: Infinity });
    // A broken file ends the lines early, and says so only here.
    await reading;
  }

  async writeObject(key: string, bytes: Buffer) {
    const path = this.#objectPath(key);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeFile(path, bytes, { mode: 0o600, flush: true });
  }

  readObject(key: string): Promise<Buffer> {
    return readFile(this.#objectPath(key));
  }

  async writeManifest(manifest: Manifest) {
    await writeFile(this.#manifestPath, `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true });
  }

  async readManifest(): Promise<Manifest> {
    const text = await readFile(this.#manifestPath, "utf8").catch((error: unknown) => {
      throw new BackupError(`${this.#folder} holds no finished backup.`, { cause: error });
    });
    return Manifest.parse(JSON.parse(text));
  }

  get secretsPath() {
    return join(this.#folder, "secrets.json");
  }

  get #manifestPath() {
    return join(this.#folder, "backup.json");
  }

  #tablePath(table: string) {
    return join(this.#folder, "tables", `${table}.jsonl.gz`);
  }

  #objectPath(key: string) {
    const folder = join(this.#folder, "files");
    const path = resolve(folder, key);
    if (!path.startsWith(folder + sep)) throw new BackupError("A storage key may not leave the backup.");
    return path;
  }
}
