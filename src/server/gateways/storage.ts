import type { Readable } from "node:stream";

export interface StoredObject {
  sizeBytes: number;
  sha256: string;
}

/** Not there, or not the bytes that were stored. */
export class MissingObject extends Error {}

/** Where the files lie, encrypted, each bound to its key: an object moved to another key does not decrypt. */
export interface Storage {
  /** Throws where nothing could be stored. */
  checkWritable(): Promise<void>;
  /** Resolves when the bytes are safe; leaves nothing behind when it fails. A key is written once and never again. */
  put(key: string, source: AsyncIterable<Uint8Array>): Promise<StoredObject>;
  /** The whole object, its integrity proven. */
  read(key: string): Promise<Buffer>;
  /** The object as a stream; it ends in an error instead of an end when the stored bytes were changed. */
  stream(key: string): Promise<Readable>;
  remove(key: string): Promise<void>;
  /** Idempotent. */
  removeAll(keys: string[]): Promise<void>;
  /** Keys of objects that have lain here for at least so long. */
  listOlderThan(ageMs: number, now: number): AsyncGenerator<string>;
  /** As it is stored, still encrypted: for backups, which need no key. */
  readSealed(key: string): Promise<Buffer>;
  /** The same bytes back, under the same key. Idempotent. */
  putSealed(key: string, bytes: Buffer): Promise<void>;
}
