import { constants, createReadStream } from "node:fs";
import { access, type FileHandle, glob, mkdir, open, readFile, rm, rmdir, stat } from "node:fs/promises";
import { dirname, join, relative, resolve, sep } from "node:path";
import { pipeline, Readable } from "node:stream";
import { AppError } from "#shared/errors.ts";
import { DurableFolders } from "./durable-folders.ts";
import { HEADER_BYTES, ObjectCipher } from "./object-cipher.ts";
import { MissingObject, type Storage, type StoredObject } from "./storage.ts";

/** Files on this machine's disk. */
export class DiskStorage implements Storage {
  readonly #folder: string;
  readonly #cipher: ObjectCipher;
  readonly #folders: DurableFolders;

  constructor(folder: string, newest: Buffer, ...older: Buffer[]) {
    this.#folder = resolve(folder);
    this.#folders = new DurableFolders(this.#folder);
    this.#cipher = new ObjectCipher(newest, ...older);
  }

  async checkWritable() {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    await access(this.#folder, constants.W_OK);
  }

  async put(key: string, source: AsyncIterable<Uint8Array>): Promise<StoredObject> {
    return this.#write(key, async (file) => {
      const sealing = this.#cipher.seal(key);
      let position = HEADER_BYTES;
      for await (const chunk of source) position += await writeWhole(file, sealing.update(chunk), position);
      const { header, stored } = sealing.finish();
      await writeWhole(file, header, 0);
      return stored;
    });
  }

  async #write<T>(key: string, fill: (file: FileHandle) => Promise<T>): Promise<T> {
    const path = this.#pathOf(key);
    let file: FileHandle | undefined;
    try {
      file = await this.#openNew(path);
      const result = await fill(file);
      await file.sync();
      await this.#folders.syncNameOf(path);
      return result;
    } catch (error) {
      // Not opened: what lies there is another's. What cannot be removed is an orphan; the first fault is the one to be told.
      if (file !== undefined) await Promise.allSettled([rm(path, { force: true })]);
      throw isDiskFull(error) ? new AppError("storage_full", { cause: error }) : error;
    } finally {
      await file?.close();
    }
  }

  /** A folder that became empty may be removed by others between its making and the file's. */
  async #openNew(path: string, attemptsLeft = 3): Promise<FileHandle> {
    await this.#folders.make(dirname(path));
    return open(path, "wx", 0o600).catch((error: unknown) => {
      if (attemptsLeft <= 1 || !isAbsent(error)) throw error;
      return this.#openNew(path, attemptsLeft - 1);
    });
  }

  async read(key: string): Promise<Buffer> {
    return this.#cipher.open(key, await this.readSealed(key));
  }

  async readSealed(key: string): Promise<Buffer> {
    return readFile(this.#pathOf(key)).catch((error: unknown) => {
      throw asMissing(error, key);
    });
  }

  async putSealed(key: string, bytes: Buffer) {
    await this.remove(key);
    await this.#write(key, (file) => file.writeFile(bytes));
  }

  async stream(key: string): Promise<Readable> {
    const path = this.#pathOf(key);
    const decipher = this.#cipher.decipher(key, await readHeader(path, key));
    if (decipher === undefined) return Readable.from([await this.read(key)]);
    return pipeline(createReadStream(path, { start: HEADER_BYTES }), decipher, () => {
      // The error reaches the reader of the returned stream.
    });
  }

  async remove(key: string) {
    await rm(this.#pathOf(key), { force: true });
  }

  /** With the folders of their uploads and users, where these become empty: their names are ids of people. */
  async removeAll(keys: string[]) {
    const removed: PromiseSettledResult<void>[] = [];
    // One that cannot be removed does not keep the others.
    for (const key of keys) removed.push(...(await Promise.allSettled([this.remove(key)])));
    const broken = removed.find((result) => result.status === "rejected");
    if (broken !== undefined) throw broken.reason;
    const uploadFolders = new Set(keys.map((key) => dirname(key)));
    const userFolders = new Set([...uploadFolders].map((folder) => dirname(folder)));
    for (const folder of [...uploadFolders, ...userFolders]) await removeEmptyFolder(this.#pathOf(folder));
  }

  async *listOlderThan(ageMs: number, now: number): AsyncGenerator<string> {
    // Every object lies in a folder of its user in a folder of its bucket.
    for await (const entry of glob(join(this.#folder, "*", "*", "**", "*"))) {
      const found = await statOf(entry);
      if (found?.isFile() === true && now - found.mtimeMs >= ageMs)
        yield relative(this.#folder, entry).split(sep).join("/");
    }
  }

  #pathOf(key: string) {
    const path = resolve(this.#folder, key);
    if (!path.startsWith(this.#folder + sep)) throw new Error("A storage key may not leave its folder.");
    return path;
  }
}

async function readHeader(path: string, key: string) {
  const file = await open(path).catch((error: unknown) => {
    throw asMissing(error, key);
  });
  try {
    const header = Buffer.alloc(HEADER_BYTES);
    await file.read(header, 0, HEADER_BYTES, 0);
    return header;
  } finally {
    await file.close();
  }
}

/** A disk that becomes full takes a part and says so only when it is asked for the rest. */
async function writeWhole(file: FileHandle, bytes: Buffer, position: number): Promise<number> {
  let written = 0;
  while (written < bytes.length)
    written += (await file.write(bytes, written, undefined, position + written)).bytesWritten;
  return written;
}

/** Undefined for what was removed since it was listed. */
function statOf(path: string) {
  return stat(path).catch((error: unknown) => {
    if (isAbsent(error)) return undefined;
    throw error;
  });
}

async function removeEmptyFolder(folder: string) {
  await rmdir(folder).catch((error: unknown) => {
    const isInUse =
      error instanceof Error && "code" in error && (error.code === "ENOTEMPTY" || error.code === "EEXIST");
    if (!isInUse && !isAbsent(error)) throw error;
  });
}

function isDiskFull(error: unknown) {
  return error instanceof Error && "code" in error && (error.code === "ENOSPC" || error.code === "EDQUOT");
}

const isAbsent = (error: unknown) => error instanceof Error && "code" in error && error.code === "ENOENT";

const asMissing = (error: unknown, key: string) => (isAbsent(error) ? new MissingObject(key, { cause: error }) : error);
