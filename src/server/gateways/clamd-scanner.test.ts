import { afterEach, beforeEach, expect, test } from "vitest";
import { type Behaviour, Clamd, EICAR } from "#tests/support/clamd.ts";
import { ClamdScanner } from "./clamd-scanner.ts";

let clamd: Clamd;
let found: string[];
let troubles: unknown[];
let scanner: ClamdScanner;

beforeEach(async () => {
  clamd = await Clamd.start();
  [found, troubles] = [[], []];
  const events = {
    onFound: (name: string) => void found.push(name),
    onFailure: (error: unknown) => void troubles.push(error),
  };
  scanner = new ClamdScanner(clamd.url, events);
});
afterEach(() => clamd.down());

async function* inPieces(file: Buffer, size: number) {
  for (let at = 0; at < file.length; at += size) yield file.subarray(at, at + size);
}

async function* broken() {
  yield Buffer.from("%PDF-");
  throw new Error("the sender went away");
}

const scan = async (file: Buffer, size = 1000) =>
  Buffer.concat(await Array.fromAsync(scanner.watch(inPieces(file, size))));

test.each([1, 1000, 70_000])("a harmless file passes through unchanged, cut into pieces of %i bytes", async (size) => {
  const file = Buffer.alloc(size * 3, "harmless ");
  expect(await scan(file, size)).toEqual(file);
  expect([found, troubles]).toEqual([[], []]);
});

test("a harmful file is refused wherever the harm begins, and what it is called is told", async () => {
  for (const size of [7, 50, 4000])
    await expect(scan(Buffer.from(`${"harmless ".repeat(100)}${EICAR}`), size)).rejects.toMatchObject({
      code: "infected_file",
    });
  expect(found).toEqual(Array(3).fill("Eicar-Signature"));
});

test.each<Behaviour>(["limit", "hang up", "riddle"])(
  "no file is taken on the word of a scanner that plays '%s'",
  async (behaviour) => {
    clamd.behaviour = behaviour;
    await expect(scan(Buffer.alloc(2_000_000), 60_000)).rejects.toMatchObject({ code: "unavailable" });
    await expect(scan(Buffer.from("short"))).rejects.toMatchObject({ code: "unavailable" });
    expect(troubles).toHaveLength(2);
  },
);

test("no file is taken while the scanner is away", async () => {
  await clamd.down();
  await expect(scan(Buffer.from("harmless"))).rejects.toMatchObject({ code: "unavailable" });
  await expect(scanner.ping()).rejects.toThrow("ECONNREFUSED");
  await clamd.up();
  await expect(scanner.ping()).resolves.toBeUndefined();
  expect(await scan(Buffer.from("harmless"))).toEqual(Buffer.from("harmless"));
});

test("what was wrong with the file itself stays what is told", async () => {
  await expect(Array.fromAsync(scanner.watch(broken()))).rejects.toThrow("the sender went away");
  expect(troubles).toEqual([]);
});
