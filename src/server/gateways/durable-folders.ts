import { mkdir, open } from "node:fs/promises";
import { dirname, sep } from "node:path";

const MOST_REMEMBERED = 1000;

/**
 * A new file survives a power cut only when its name does, and the names of the folders that were made for it. The file's own folder is
 * written through each time; those above it once, and again after this process has had to make one of them anew.
 */
export class DurableFolders {
  readonly #root: string;
  readonly #sync: (folder: string) => Promise<void>;
  /** Their names, and those of all above them, are on the disk. */
  readonly #safe = new Set<string>();

  constructor(root: string, sync = syncFolder) {
    this.#root = root;
    this.#sync = sync;
  }

  async make(folder: string) {
    const first = await mkdir(folder, { recursive: true, mode: 0o700 });
    if (first === undefined) return;
    for (const known of this.#safe) if (isWithin(known, first)) this.#safe.delete(known);
  }

  /** After the file itself was written through. */
  async syncNameOf(path: string) {
    const above: string[] = [];
    for (let folder = dirname(path); isWithin(folder, this.#root); folder = dirname(folder)) {
      await this.#sync(folder);
      if (this.#safe.has(folder)) break;
      above.push(folder);
    }
    if (this.#safe.size > MOST_REMEMBERED) this.#safe.clear();
    for (const folder of above) this.#safe.add(folder);
  }
}

const isWithin = (folder: string, outer: string) => folder === outer || folder.startsWith(outer + sep);

async function syncFolder(folder: string) {
  if (process.platform === "win32") return;
  const handle = await open(folder);
  await handle.sync();
  await handle.close();
}
