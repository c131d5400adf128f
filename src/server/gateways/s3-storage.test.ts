import { randomBytes } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type S3Server, startS3Server } from "#tests/support/s3-server.ts";
import { makeBucket } from "./s3-client.ts";
import { S3Storage } from "./s3-storage.ts";

let s3: S3Server;
let storage: S3Storage;
beforeEach(async () => {
  s3 = await startS3Server();
  storage = new S3Storage(s3.settings, randomBytes(32));
});
afterEach(() => s3.close());

async function* bytes() {
  yield Buffer.from("bytes");
}

test("a listing goes on where a page ends", async () => {
  const keys = Array.from({ length: 7 }, (_, index) => `cv-uploads/me/1/${index}.pdf.1`);
  for (const key of keys) await storage.put(key, bytes());
  expect(await Array.fromAsync(storage.listOlderThan(0, Date.now() + 2000, 3))).toEqual(keys);
});

test("more objects than S3 deletes at a time all go", async () => {
  const keys = Array.from({ length: 1200 }, (_, index) => `cv-uploads/me/1/${index}.pdf.1`);
  for (const key of [keys[0], keys[1199]]) await storage.put(key ?? "", bytes());
  await storage.removeAll(keys);
  expect(await Array.fromAsync(storage.listOlderThan(0, Date.now() + 2000))).toEqual([]);
});

test("an object whose answer was lost is recognised when it is sent again", async () => {
  s3.loseNextAnswer();
  await storage.put("cv-uploads/me/1/a.pdf.1", bytes());
  expect((await storage.read("cv-uploads/me/1/a.pdf.1")).toString()).toBe("bytes");
});

test("a storage that cannot be reached is told as away, by the health check too", async () => {
  s3.setAway(true);
  const away = { code: "unavailable", message: "The file storage cannot be reached at the moment." };
  await expect(storage.put("cv-uploads/me/1/a.pdf.1", bytes())).rejects.toMatchObject(away);
  await expect(storage.read("cv-uploads/me/1/a.pdf.1")).rejects.toMatchObject(away);
  await expect(storage.checkWritable()).rejects.toMatchObject(away);
  s3.setAway(false);
  await storage.checkWritable();
});

test("a bucket that does not exist is a fault of the settings, not a missing file", async () => {
  const elsewhere = new S3Storage({ ...s3.settings, bucket: "nobodys" }, randomBytes(32));
  await expect(elsewhere.read("cv-uploads/me/1/a.pdf.1")).rejects.toMatchObject({ name: "NoSuchBucket" });
  await expect(elsewhere.checkWritable()).rejects.toMatchObject({ name: "NoSuchBucket" });
});

test("a bucket can be made, and made again", async () => {
  const settings = { ...s3.settings, bucket: "another" };
  await makeBucket(settings);
  await makeBucket(settings);
  await expect(new S3Storage(settings, randomBytes(32)).checkWritable()).resolves.toBeUndefined();
});
