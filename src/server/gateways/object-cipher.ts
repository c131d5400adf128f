import { type CipherGCM, createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { MissingObject, type StoredObject } from "./storage.ts";

/** A stored object is: mark, nonce, tag, then the AES-256-GCM ciphertext. The tag stands in front so that a reader can stream. */
const MARK = Buffer.from("EVH1");
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
export const HEADER_BYTES = MARK.length + NONCE_BYTES + TAG_BYTES;

/** How every storage encrypts. Several keys let one be replaced: the first encrypts, all of them are tried. */
export class ObjectCipher {
  readonly #newest: Buffer;
  readonly #secrets: Buffer[];

  constructor(newest: Buffer, ...older: Buffer[]) {
    this.#newest = newest;
    this.#secrets = [newest, ...older];
  }

  seal(key: string): Sealing {
    return new Sealing(this.#newest, key);
  }

  /** The whole object, its integrity proven. */
  open(key: string, bytes: Buffer): Buffer {
    if (bytes.length < HEADER_BYTES) throw new MissingObject(key);
    for (const secret of this.#secrets) {
      const opened = decrypt(bytes, secret, key);
      if (opened !== undefined) return opened;
    }
    throw new MissingObject(`${key} was changed`);
  }

  /** For what follows the header; undefined where only the whole object shows which of several keys is right. */
  decipher(key: string, header: Buffer) {
    return this.#secrets.length > 1 ? undefined : createDecipher(header, this.#newest, key);
  }
}

/** One object on its way into a storage. */
class Sealing {
  readonly #nonce = randomBytes(NONCE_BYTES);
  readonly #hash = createHash("sha256");
  readonly #cipher: CipherGCM;
  #sizeBytes = 0;

  constructor(secret: Buffer, key: string) {
    this.#cipher = createCipheriv("aes-256-gcm", secret, this.#nonce).setAAD(Buffer.from(key));
  }

  update(chunk: Uint8Array): Buffer {
    this.#hash.update(chunk);
    this.#sizeBytes += chunk.length;
    return this.#cipher.update(chunk);
  }

  /** What stands in front of the ciphertext, known only at its end. */
  finish(): { header: Buffer; stored: StoredObject } {
    this.#cipher.final();
    const header = Buffer.concat([MARK, this.#nonce, this.#cipher.getAuthTag()]);
    return { header, stored: { sizeBytes: this.#sizeBytes, sha256: this.#hash.digest("hex") } };
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
