import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsCommand,
  PutObjectCommand,
  type S3Client,
} from "@aws-sdk/client-s3";
import { HEADER_BYTES, ObjectCipher } from "./object-cipher.ts";
import { connect, type S3Settings } from "./s3-client.ts";
import { statusOf, translated } from "./s3-errors.ts";
import { MissingObject, type Storage, type StoredObject } from "./storage.ts";

/** What S3 lists or deletes at a time. */
const KEYS_AT_A_TIME = 1000;

/**
 * Files in a bucket that any number of processes share. An object is at most as large as an upload, so it is sent in one piece:
 * a source that breaks off has sent nothing.
 */
export class S3Storage implements Storage {
  readonly #bucket: string;
  readonly #client: S3Client;
  readonly #cipher: ObjectCipher;
  #hasWritten = false;

  constructor(settings: S3Settings, ...secrets: [Buffer, ...Buffer[]]) {
    this.#bucket = settings.bucket;
    this.#cipher = new ObjectCipher(...secrets);
    this.#client = connect(settings);
  }

  /** Writes for the first time and asks for the bucket after that: this is called every few seconds. */
  async checkWritable() {
    if (this.#hasWritten) {
      await this.#translate(this.#client.send(new HeadBucketCommand({ Bucket: this.#bucket })));
      return;
    }
    const key = `checks/${randomUUID()}`;
    await this.putSealed(key, Buffer.from("writable"));
    await this.remove(key);
    this.#hasWritten = true;
  }

  async put(key: string, source: AsyncIterable<Uint8Array>): Promise<StoredObject> {
    const sealing = this.#cipher.seal(key);
    const pieces: Buffer[] = [];
    for await (const chunk of source) pieces.push(sealing.update(chunk));
    const { header, stored } = sealing.finish();
    await this.#putOnce(key, Buffer.concat([header, ...pieces]));
    return stored;
  }

  async #putOnce(key: string, bytes: Buffer) {
    try {
      await this.#send(key, bytes, "*");
    } catch (error) {
      if (statusOf(error) === 412) return this.#expectOwn(key, bytes, error);
      // A server that does not know the condition: our keys are random, so it would hardly ever have spoken.
      if (statusOf(error) === 501) return this.putSealed(key, bytes);
      // The answer may be lost and not the object. What cannot be removed now is an orphan, which housekeeping removes.
      await Promise.allSettled([this.remove(key)]);
      throw translated(error);
    }
  }

  /** A lost answer makes the client send again, and meet its own object: the header is as random as a nonce. */
  async #expectOwn(key: string, bytes: Buffer, cause: unknown) {
    const present = await this.readSealed(key);
    if (!present.subarray(0, HEADER_BYTES).equals(bytes.subarray(0, HEADER_BYTES)))
      throw new Error("A storage key is written once.", { cause });
  }

  async putSealed(key: string, bytes: Buffer) {
    await this.#translate(this.#send(key, bytes));
  }

  async #send(key: string, bytes: Buffer, ifNoneMatch?: string) {
    await this.#client.send(
      new PutObjectCommand({
        Bucket: this.#bucket,
        Key: key,
        Body: bytes,
        ContentLength: bytes.length,
        ContentType: "application/octet-stream",
        IfNoneMatch: ifNoneMatch,
      }),
    );
  }

  async read(key: string): Promise<Buffer> {
    return this.#cipher.open(key, await this.readSealed(key));
  }

  async readSealed(key: string): Promise<Buffer> {
    try {
      const { Body } = await this.#client.send(new GetObjectCommand({ Bucket: this.#bucket, Key: key }));
      if (Body === undefined) throw new MissingObject(key);
      return Buffer.from(await Body.transformToByteArray());
    } catch (error) {
      if (error instanceof Error && error.name === "NoSuchKey") throw new MissingObject(key, { cause: error });
      throw translated(error);
    }
  }

  /** Read whole first, so that a caller that gets the first byte gets the last. */
  async stream(key: string): Promise<Readable> {
    return Readable.from([await this.read(key)]);
  }

  async remove(key: string) {
    await this.#translate(this.#client.send(new DeleteObjectCommand({ Bucket: this.#bucket, Key: key })));
  }

  async removeAll(keys: string[]) {
    for (let start = 0; start < keys.length; start += KEYS_AT_A_TIME) {
      const Objects = keys.slice(start, start + KEYS_AT_A_TIME).map((Key) => ({ Key }));
      const { Errors } = await this.#translate(
        this.#client.send(new DeleteObjectsCommand({ Bucket: this.#bucket, Delete: { Objects, Quiet: true } })),
      );
      const [first] = Errors ?? [];
      if (first !== undefined) throw new Error(`${first.Key} was not deleted: ${first.Code} ${first.Message}`);
    }
  }

  /** By the last key of each page and not by tokens, which every server can do. */
  async *listOlderThan(ageMs: number, now: number, keysAtATime = KEYS_AT_A_TIME): AsyncGenerator<string> {
    let marker: string | undefined;
    do {
      const page = { Bucket: this.#bucket, MaxKeys: keysAtATime, Marker: marker };
      const { Contents = [], IsTruncated } = await this.#translate(this.#client.send(new ListObjectsCommand(page)));
      for (const { Key, LastModified } of Contents)
        if (Key !== undefined && LastModified !== undefined && now - LastModified.getTime() >= ageMs) yield Key;
      marker = IsTruncated === true ? Contents.at(-1)?.Key : undefined;
    } while (marker !== undefined);
  }

  #translate<T>(asked: Promise<T>): Promise<T> {
    return asked.catch((error: unknown) => {
      throw translated(error);
    });
  }
}
