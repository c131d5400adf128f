import { createHash, randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type S3Server, startS3Server } from "#tests/support/s3-server.ts";
import { DiskStorage } from "./disk-storage.ts";
import { S3Storage } from "./s3-storage.ts";
import { MissingObject, type Storage } from "./storage.ts";

// What every storage promises. Both are asked the same.

let folder: string;
let s3: S3Server;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "evenhand-storage-"));
  s3 = await startS3Server();
});
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Kind {
  open(...secrets: [Buffer, ...Buffer[]]): Storage;
  pathOf(key: string): string;
}

const disk: Kind = {
  open: (...secrets) => new DiskStorage(folder, ...secrets),
  pathOf: (key) => join(folder, key),
};
const bucket: Kind = {
  open: (...secrets) => new S3Storage(s3.settings, ...secrets),
  pathOf: (key) => s3.pathOf(key),
};
const kinds = [
  ["disk", disk],
  ["bucket", bucket],
] as const;

const newKey = (ending = "pdf") => `cv-uploads/${crypto.randomUUID()}/1/cv.${ending}.1`;

async function* breaking() {
  yield Buffer.from("half");
  throw new Error("the line was cut");
}

async function* inPieces(...pieces: string[]) {
  for (const piece of pieces) yield Buffer.from(piece);
}

async function listAll(storage: Storage, ageMs = 0, now = Date.now() + 2000) {
  return Array.fromAsync(storage.listOlderThan(ageMs, now));
}

test.each(kinds)("%s: what was stored comes back, whole and as a stream, with its size and hash", async (_, kind) => {
  const [storage, key] = [kind.open(randomBytes(32)), newKey()];
  const sha256 = createHash("sha256").update("Robin Hale").digest("hex");
  expect(await storage.put(key, inPieces("Robin ", "Hale"))).toEqual({ sizeBytes: 10, sha256 });
  expect((await storage.read(key)).toString()).toBe("Robin Hale");
  expect((await buffer(await storage.stream(key))).toString()).toBe("Robin Hale");
});

test.each(kinds)("%s: ten megabytes come back unchanged", async (_, kind) => {
  const [storage, key, bytes] = [kind.open(randomBytes(32)), newKey(), randomBytes(10_000_000)];
  const { sha256 } = await storage.put(
    key,
    (async function* pieces() {
      for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
    })(),
  );
  expect(
    createHash("sha256")
      .update(await storage.read(key))
      .digest("hex"),
  ).toBe(sha256);
});

test.each(kinds)("%s: no word of a CV can be read from where it lies", async (_, kind) => {
  const key = newKey();
  await kind.open(randomBytes(32)).put(key, inPieces("Confidential career of Robin Hale"));
  expect(readFileSync(kind.pathOf(key)).includes("Robin")).toBe(false);
});

test.each(kinds)("%s: a changed, shortened or moved object is refused, not returned", async (_, kind) => {
  const [storage, key, other] = [kind.open(randomBytes(32)), newKey(), newKey()];
  await storage.put(key, inPieces("Robin Hale"));
  await storage.put(other, inPieces("Robin Okafor"));
  const good = readFileSync(kind.pathOf(key));
  const flipped = Buffer.from(good);
  flipped.writeUInt8(flipped.readUInt8(flipped.length - 1) ^ 1, flipped.length - 1);
  for (const bad of [flipped, good.subarray(0, -3), good.subarray(0, 10)]) {
    writeFileSync(kind.pathOf(key), bad);
    await expect(storage.read(key)).rejects.toBeInstanceOf(MissingObject);
  }
  writeFileSync(kind.pathOf(other), good);
  await expect(storage.read(other)).rejects.toBeInstanceOf(MissingObject);
});

test.each(kinds)("%s: what is not there is missing, whole and as a stream", async (_, kind) => {
  const storage = kind.open(randomBytes(32));
  await expect(storage.read(newKey())).rejects.toBeInstanceOf(MissingObject);
  await expect(storage.stream(newKey())).rejects.toBeInstanceOf(MissingObject);
});

test.each(kinds)("%s: a source that breaks off leaves nothing behind", async (_, kind) => {
  const [storage, key] = [kind.open(randomBytes(32)), newKey()];
  await expect(storage.put(key, breaking())).rejects.toThrow("the line was cut");
  expect(await listAll(storage)).not.toContain(key);
});

test.each(kinds)("%s: a key is written once, and what it holds stays", async (_, kind) => {
  const [storage, key] = [kind.open(randomBytes(32)), newKey()];
  await storage.put(key, inPieces("the first"));
  await expect(storage.put(key, inPieces("the second"))).rejects.toThrow(/once|EEXIST/);
  expect((await storage.read(key)).toString()).toBe("the first");
});

test.each(kinds)("%s: after a new key the old files still open, and new ones need the new key", async (_, kind) => {
  const [old, fresh] = [randomBytes(32), randomBytes(32)];
  const [before, after] = [newKey(), newKey()];
  await kind.open(old).put(before, inPieces("Robin Hale"));
  const rotated = kind.open(fresh, old);
  await rotated.put(after, inPieces("Robin Okafor"));
  expect((await rotated.read(before)).toString()).toBe("Robin Hale");
  expect((await buffer(await rotated.stream(before))).toString()).toBe("Robin Hale");
  await expect(kind.open(old).read(after)).rejects.toThrow(MissingObject);
});

test.each(kinds)("%s: many objects go at once, and going twice is going once", async (_, kind) => {
  const storage = kind.open(randomBytes(32));
  const [stays, ...going] = Array.from({ length: 8 }, () => newKey());
  if (stays === undefined) throw new Error("There are keys.");
  for (const key of [stays, ...going]) await storage.put(key, inPieces("bytes"));
  await storage.removeAll(going);
  await storage.removeAll(going);
  const left = await listAll(storage);
  expect(left).toContain(stays);
  expect(left.filter((key) => going.includes(key))).toEqual([]);
});

test.each(kinds)("%s: what lies there long enough is listed, whatever its ending", async (_, kind) => {
  const [storage, pdf, word] = [kind.open(randomBytes(32)), newKey(), newKey("docx")];
  for (const key of [pdf, word]) await storage.put(key, inPieces("bytes"));
  expect(await listAll(storage)).toEqual(expect.arrayContaining([pdf, word]));
  expect(await listAll(storage, 60_000)).toEqual([]);
});

test.each(kinds)("%s: a sealed copy put back elsewhere opens with the same key", async (_, kind) => {
  const [secret, key] = [randomBytes(32), newKey()];
  const storage = kind.open(secret);
  await storage.put(key, inPieces("Robin Hale"));
  const copy = await storage.readSealed(key);
  await storage.remove(key);
  await storage.putSealed(key, copy);
  await storage.putSealed(key, copy);
  expect((await storage.read(key)).toString()).toBe("Robin Hale");
});

test.each(kinds)("%s: it says that it can be written to", async (_, kind) => {
  const storage = kind.open(randomBytes(32));
  await expect(storage.checkWritable()).resolves.toBeUndefined();
  await expect(storage.checkWritable()).resolves.toBeUndefined();
});
