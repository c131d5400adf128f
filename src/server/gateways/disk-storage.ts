import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { constants, createReadStream } from "node:fs";
import { access, type FileHandle, glob, mkdir, open, readFile, rm, rmdir, stat } from "node:fs/promises";
import { dirname, join, relative, resolve, sep } from "node:path";
import { pipeline, Readable } from "node:stream";
import { AppError } from "#shared/errors.ts";

/** A stored object is: mark, nonce, tag, then the AES-256-GCM ciphertext. The tag stands in front so that a reader can stream. */
const MARK = Buffer.from("EVH1");
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEADER_BYTES = MARK.length + NONCE_BYTES + TAG_BYTES;

export interface StoredObject {
  sizeBytes: number;
  sha256: string;
}

export class MissingObject extends Error {}

/** Files on this machine's disk, encrypted, each bound to its key: an object moved to another key does not decrypt. */
export class DiskStorage {
  readonly #folder: string;
  readonly #newest: Buffer;
  readonly #secrets: Buffer[];

  /** Several keys let one be replaced: the first encrypts, all of them are tried. */
  constructor(folder: string, newest: Buffer, ...older: Buffer[]) {
    this.#folder = resolve(folder);
    this.#newest = newest;
    this.#secrets = [newest, ...older];
  }

  /** Throws where nothing could be stored. */
  async checkWritable() {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    await access(this.#folder, constants.W_OK);
  }

  /** Resolves when the bytes are on the disk; leaves nothing behind when it fails. A key is written once and never again. */
  async put(key: string, source: AsyncIterable<Uint8Array>): Promise<StoredObject> {
    const path = this.#pathOf(key);
    try {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      return await this.#write(path, key, source);
    } catch (error) {
      await rm(path, { force: true });
      throw isDiskFull(error) ? new AppError("storage_full", { cause: error }) : error;
    }
  }

  async #write(path: string, key: string, source: AsyncIterable<Uint8Array>) {
    const file = await open(path, "wx", 0o600);
    try {
      const stored = await this.#encryptInto(file, key, source);
      await file.sync();
      await syncFolder(dirname(path));
      return stored;
    } finally {
      await file.close();
    }
  }

  async #encryptInto(file: FileHandle, key: string, source: AsyncIterable<Uint8Array>): Promise<StoredObject> {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv("aes-256-gcm", this.#newest, nonce).setAAD(Buffer.from(key));
    const hash = createHash("sha256");
    let sizeBytes = 0;
    let position = HEADER_BYTES;
    for await (const chunk of source) {
      hash.update(chunk);
      sizeBytes += chunk.length;
      position += (await file.write(cipher.update(chunk), 0, undefined, position)).bytesWritten;
    }
    await file.write(cipher.final(), 0, undefined, position);
    await file.write(Buffer.concat([MARK, nonce, cipher.getAuthTag()]), 0, undefined, 0);
    return { sizeBytes, sha256: hash.digest("hex") };
  }

  /** The whole object, its integrity proven. */
  async read(key: string): Promise<Buffer> {
    const bytes = await readFile(this.#pathOf(key)).catch((error: unknown) => {
      throw isAbsent(error) ? new MissingObject(key, { cause: error }) : error;
    });
    if (bytes.length < HEADER_BYTES) throw new MissingObject(key);
    for (const secret of this.#secrets) {
      const opened = decrypt(bytes, secret, key);
      if (opened !== undefined) return opened;
    }
    throw new MissingObject(`${key} was changed`);
  }

  /** The object as a stream; it ends in an error instead of an end when the stored bytes were changed. */
  async stream(key: string): Promise<Readable> {
    // Which of several keys is right shows only at the end.
    if (this.#secrets.length > 1) return Readable.from([await this.read(key)]);
    const path = this.#pathOf(key);
    const file = await open(path);
    const header = Buffer.alloc(HEADER_BYTES);
    await file.read(header, 0, HEADER_BYTES, 0);
    await file.close();
    const decipher = createDecipher(header, this.#newest, key);
    return pipeline(createReadStream(path, { start: HEADER_BYTES }), decipher, () => {
      // The error reaches whoever reads the returned stream.
    });
  }

  async remove(key: string) {
    await rm(this.#pathOf(key), { force: true });
  }

  /** With the folders of their uploads and users, where these become empty: their names are ids of people. Twice is once. */
  async removeAll(keys: string[]) {
    for (const key of keys) await this.remove(key);
    const uploadFolders = new Set(keys.map((key) => dirname(key)));
    const userFolders = new Set([...uploadFolders].map((folder) => dirname(folder)));
    for (const folder of [...uploadFolders, ...userFolders]) await removeEmptyFolder(this.#pathOf(folder));
  }

  /** Keys of objects that have lain here for at least so long. */
  async *listOlderThan(ageMs: number, now: number): AsyncGenerator<string> {
    for await (const entry of glob(join(this.#folder, "**", "*.pdf.*"))) {
      const { mtimeMs } = await stat(entry);
      if (now - mtimeMs >= ageMs) yield relative(this.#folder, entry).split(sep).join("/");
    }
  }

  #pathOf(key: string) {
    const path = resolve(this.#folder, key);
    if (!path.startsWith(this.#folder + sep)) throw new Error("A storage key may not leave its folder.");
    return path;
  }
}

function createDecipher(header: Buffer, secret: Buffer, key: string) {
  const nonce = header.subarray(MARK.length, MARK.length + NONCE_BYTES);
  const decipher = createDecipheriv("aes-256-gcm", secret, nonce).setAAD(Buffer.from(key));
  return decipher.setAuthTag(header.subarray(MARK.length + NONCE_BYTES));
}

/** Undefined when the bytes were changed, or encrypted with another key. */
function decrypt(bytes: Buffer, secret: Buffer, key: string): Buffer | undefined {
  const decipher = createDecipher(bytes.subarray(0, HEADER_BYTES), secret, key);
  const plain = decipher.update(bytes.subarray(HEADER_BYTES));
  try {
    return Buffer.concat([plain, decipher.final()]);
  } catch (error) {
    // The only thing the last step can find wrong is the tag.
    if (error instanceof Error && /authenticate/.test(error.message)) return undefined;
    throw error;
  }
}

/** A new file survives a power cut only when its name does too. */
async function syncFolder(folder: string) {
  if (process.platform === "win32") return;
  const handle = await open(folder);
  await handle.sync();
  await handle.close();
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

function isAbsent(error: unknown) {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}
