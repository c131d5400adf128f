import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DiskStorage } from "./disk-storage.ts";

let folder: string;
let storage: DiskStorage;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "evenhand-storage-"));
  storage = new DiskStorage(folder, randomBytes(32));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function* inPieces(...pieces: string[]) {
  for (const piece of pieces) yield Buffer.from(piece);
}

test("a key cannot lead out of the folder", async () => {
  await expect(storage.put("../outside.pdf.1", inPieces("x"))).rejects.toThrow("may not leave its folder");
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

async function* tooMuch() {
  yield Buffer.alloc(2_000_000);
}

/** Only root may mount; elsewhere a test that needs it is told as skipped. */
async function onSmallDisk(test: (disk: string) => Promise<void>): Promise<boolean> {
  const disk = join(folder, "small");
  mkdirSync(disk);
  if (spawnSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", disk]).status !== 0) return false;
  try {
    await test(disk);
  } finally {
    spawnSync("umount", [disk]);
  }
  return true;
}

test("of a file that no longer fits on the disk nothing is kept, also when the disk takes a part of its last piece", async ({
  skip,
}) => {
  const isMounted = await onSmallDisk(async (disk) => {
    const small = new DiskStorage(disk, randomBytes(32));
    await expect(small.put("cvs/me/1/a.pdf.1", tooMuch())).rejects.toMatchObject({ code: "storage_full" });
    expect(await Array.fromAsync(small.listOlderThan(0, Date.now() + 1000))).toEqual([]);
  });
  skip(!isMounted);
});
