import { createHash, randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DiskStorage, MissingObject } from "./disk-storage.ts";

let folder: string;
let storage: DiskStorage;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "evenhand-storage-"));
  storage = new DiskStorage(folder, randomBytes(32));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function* breaking() {
  yield Buffer.from("half");
  throw new Error("the line was cut");
}

async function* inPieces(...pieces: string[]) {
  for (const piece of pieces) yield Buffer.from(piece);
}

test("what was stored comes back, whole and as a stream, with its size and hash", async () => {
  const sha256 = createHash("sha256").update("Robin Hale").digest("hex");
  expect(await storage.put("a/b.pdf.1", inPieces("Robin ", "Hale"))).toEqual({ sizeBytes: 10, sha256 });
  expect((await storage.read("a/b.pdf.1")).toString()).toBe("Robin Hale");
  expect((await buffer(await storage.stream("a/b.pdf.1"))).toString()).toBe("Robin Hale");
});

test("no word of a CV can be read from the disk", async () => {
  await storage.put("a/b.pdf.1", inPieces("Confidential career of Robin Hale"));
  expect(readFileSync(join(folder, "a/b.pdf.1")).includes("Robin")).toBe(false);
});

test("a changed, shortened or moved object is refused, not returned", async () => {
  await storage.put("a/b.pdf.1", inPieces("Robin Hale"));
  const path = join(folder, "a/b.pdf.1");
  const good = readFileSync(path);
  const flipped = Buffer.from(good);
  flipped.writeUInt8(flipped.readUInt8(flipped.length - 1) ^ 1, flipped.length - 1);
  for (const bad of [flipped, good.subarray(0, -3), good.subarray(0, 10)]) {
    writeFileSync(path, bad);
    await expect(storage.read("a/b.pdf.1")).rejects.toBeInstanceOf(MissingObject);
  }
  writeFileSync(join(folder, "a/c.pdf.2"), good);
  await expect(storage.read("a/c.pdf.2")).rejects.toBeInstanceOf(MissingObject);
});

test("a source that breaks off leaves no file behind", async () => {
  await expect(storage.put("a/b.pdf.1", breaking())).rejects.toThrow("the line was cut");
  expect(readdirSync(join(folder, "a"))).toEqual([]);
});

test("a key cannot lead out of the folder", async () => {
  await expect(storage.put("../outside.pdf.1", inPieces("x"))).rejects.toThrow("may not leave its folder");
});

test("after a new key the old files still open, also as a stream, and new ones need the new key", async () => {
  const [old, fresh] = [randomBytes(32), randomBytes(32)];
  await new DiskStorage(folder, old).put("a/old.pdf.1", inPieces("Robin Hale"));
  const rotated = new DiskStorage(folder, fresh, old);
  await rotated.put("a/new.pdf.1", inPieces("Robin Okafor"));
  expect((await rotated.read("a/old.pdf.1")).toString()).toBe("Robin Hale");
  expect((await buffer(await rotated.stream("a/old.pdf.1"))).toString()).toBe("Robin Hale");
  await expect(new DiskStorage(folder, old).read("a/new.pdf.1")).rejects.toThrow(MissingObject);
});

test("removing a person's objects takes the folders that become empty, and no other", async () => {
  const [mine, other, theirs] = ["cvs/me/1/a.pdf.1", "cvs/me/2/b.pdf.1", "cvs/them/3/c.pdf.1"];
  for (const key of [mine, other, theirs]) await storage.put(key, inPieces("bytes"));
  await storage.removeAll([mine]);
  expect(readdirSync(join(folder, "cvs", "me"))).toEqual(["2"]);
  await storage.removeAll([mine, other]);
  expect(readdirSync(join(folder, "cvs"))).toEqual(["them"]);
  expect((await storage.read(theirs)).toString()).toBe("bytes");
});
