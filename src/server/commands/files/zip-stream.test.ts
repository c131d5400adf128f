import { buffer } from "node:stream/consumers";
import { strFromU8, unzipSync } from "fflate";
import { expect, test, vi } from "vitest";
import { type ZipEntry, zipStream } from "./zip-stream.ts";

async function* entriesOf(...entries: ZipEntry[]) {
  yield* entries;
}

async function unzipped(...entries: ZipEntry[]) {
  const files = unzipSync(await buffer(zipStream(entriesOf(...entries))));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

async function* broken() {
  yield Buffer.from("half a file");
  throw new Error("The disk is gone.");
}

const text = (...words: string[]) => words.map((word) => Buffer.from(word));

test("what was put in comes out, in pieces or empty, under any name", async () => {
  const content = { "a.txt": text("one ", "two"), "files/Zoë – 履歴書.pdf": text("three"), "empty.txt": [] };
  const entries = Object.entries(content).map(([name, content]) => ({ name, content }));
  expect(await unzipped(...entries)).toEqual({
    "a.txt": "one two",
    "files/Zoë – 履歴書.pdf": "three",
    "empty.txt": "",
  });
});

test("files are dated when the archive was made", async () => {
  const zip = await buffer(zipStream(entriesOf({ name: "a.txt", content: [] }), new Date("2026-03-05T14:31:58Z")));
  const [time, day] = [zip.readUInt16LE(10), zip.readUInt16LE(12)];
  expect([1980 + (day >> 9), (day >> 5) & 15, day & 31]).toEqual([2026, 3, 5]);
  expect([time >> 11, (time >> 5) & 63, (time & 31) * 2]).toEqual([14, 31, 58]);
});

test("an archive of nothing is an archive", async () => {
  expect(await unzipped()).toEqual({});
});

test("nothing is read before it is wanted", async () => {
  const asked: number[] = [];
  async function* entries() {
    for (let number = 0; number < 1000; number += 1) {
      asked.push(number);
      yield { name: `${number}`, content: text("word") };
    }
  }
  const zip = zipStream(entries());
  await zip.next();
  expect(asked).toEqual([0]);
  await zip.return(undefined);
});

test("a source that fails ends the archive with its error", async () => {
  await expect(unzipped({ name: "broken.txt", content: broken() })).rejects.toThrow("The disk is gone.");
});

test.each([2, 3, 4])("a reader that stops after %i pieces ends the source and nothing else", async (pieces) => {
  let isEnded = false;
  async function* content() {
    try {
      for (;;) yield Buffer.alloc(100_000, "word ");
    } finally {
      isEnded = true;
    }
  }
  const zip = zipStream(entriesOf({ name: "endless.txt", content: content() }));
  for (let taken = 0; taken < pieces; taken += 1) await zip.next();
  await zip.return(undefined);
  await vi.waitFor(() => expect(isEnded).toBe(true));
});
