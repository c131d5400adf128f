import { createReadStream } from "node:fs";
import { lstat, mkdir, readdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { documentEnding } from "#shared/screening/upload.ts";

/** Nobody has written to it for so long: copying and downloading pause for less. */
const SETTLED_MS = 5000;
/** A process that took files and died has not come back by then; those of a living one take seconds. */
const ABANDONED_MS = 10 * 60_000;
const TAKING = ".taking";

export interface WatchedVacancy {
  /** The e-mail address of the account, and the vacancy's name, as the folders are called. */
  account: string;
  vacancy: string;
  fileNames: string[];
}

type Place = Pick<WatchedVacancy, "account" | "vacancy">;

/**
 * `<folder>/<account>/<vacancy>/<file>`. A file is taken by renaming it, which of several processes succeeds for one, and ends in
 * `taken` or, with the reason beside it, in `refused`.
 */
export class WatchedFolder {
  readonly #folder: string;
  readonly #settledMs: number;
  readonly #abandonedMs: number;

  constructor(folder: string, { settledMs = SETTLED_MS, abandonedMs = ABANDONED_MS } = {}) {
    this.#folder = folder;
    this.#settledMs = settledMs;
    this.#abandonedMs = abandonedMs;
  }

  /** What waits and is completely written. */
  async list(): Promise<WatchedVacancy[]> {
    const found: WatchedVacancy[] = [];
    for (const account of await listFolders(this.#folder))
      for (const vacancy of await listFolders(join(this.#folder, account))) {
        const place = { account, vacancy };
        await this.#putBackAbandoned(place);
        const fileNames = await listOlder(this.#pathOf(place), this.#settledMs);
        if (fileNames.length > 0) found.push({ ...place, fileNames });
      }
    return found;
  }

  /** False where another process was faster. */
  async take(place: Place, fileName: string): Promise<boolean> {
    await mkdir(this.#pathOf(place, TAKING), { recursive: true });
    return renameIfThere(this.#pathOf(place, fileName), this.#pathOf(place, TAKING, fileName));
  }

  /** Opened when the first piece is asked for: a stream that nobody reads would have nobody to tell its errors to. */
  async *read(place: Place, fileName: string): AsyncGenerator<Uint8Array> {
    yield* createReadStream(this.#pathOf(place, TAKING, fileName));
  }

  async putBack(place: Place, fileName: string) {
    await renameIfThere(this.#pathOf(place, TAKING, fileName), this.#pathOf(place, fileName));
  }

  /** Under a name of its own: a second file of the same name does not replace the first. */
  async finish(place: Place, fileName: string, refusal?: string) {
    const end = refusal === undefined ? "taken" : "refused";
    const kept = this.#pathOf(place, end, `${new Date().toISOString().replaceAll(":", "-")} ${fileName}`);
    await mkdir(this.#pathOf(place, end), { recursive: true });
    if (refusal !== undefined) await writeFile(`${kept}.reason.txt`, `${refusal}\n`);
    await renameIfThere(this.#pathOf(place, TAKING, fileName), kept);
  }

  async #putBackAbandoned(place: Place) {
    for (const fileName of await listOlder(this.#pathOf(place, TAKING), this.#abandonedMs))
      await this.putBack(place, fileName);
  }

  #pathOf({ account, vacancy }: Place, ...rest: string[]) {
    return join(this.#folder, account, vacancy, ...rest);
  }
}

async function listFolders(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith(".")).map(({ name }) => name);
}

/** Documents, by when their bytes or their name changed last: unlike the date of a file, a copy cannot bring that along. */
async function listOlder(folder: string, ageMs: number): Promise<string[]> {
  const names = await readdir(folder).catch(emptyWhereMissing);
  const old: string[] = [];
  for (const name of names.filter((one) => !one.startsWith(".") && documentEnding(one) !== undefined)) {
    const status = await lstat(join(folder, name)).catch(emptyWhereMissing);
    if (!Array.isArray(status) && status.isFile() && Date.now() - status.ctimeMs >= ageMs) old.push(name);
  }
  return old;
}

async function renameIfThere(from: string, to: string): Promise<boolean> {
  return rename(from, to).then(
    () => true,
    (error: unknown) => emptyWhereMissing(error).length > 0,
  );
}

/** Another process may have taken it in the same moment. */
function emptyWhereMissing(error: unknown): never[] {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
  throw error;
}
