import { afterEach, expect, test } from "vitest";
import { SCAN_LIMITS, TEXT_LIMITS } from "#pipeline/reader/reader.ts";
import { craftedFiles, mutatedFiles } from "#tests/support/hostile-files.ts";
import { FORESEEN, sendHostileFiles } from "#tests/support/hostile-run.ts";
import { Product } from "#tests/support/product.ts";

afterEach(() => Product.closeAll());

// Every eighth of the crafted files and one copy of each mutation; `npm run bench:hostile-uploads` sends all of them and a thousand more.
const EVERY = 8;
const MEGABYTE = 1024 * 1024;
/** A reader is looked at twenty times a second, and a bomb grows meanwhile. */
const BETWEEN_LOOKS_MB = 250;
const SERVER_MB = 600;

test("bombs, wrecks, polyglots and mutated copies each have an ending, the server lives, and an honest CV among them gets its score", async () => {
  const files = [...craftedFiles().filter((_, index) => index % EVERY === 0), ...mutatedFiles(1, 5)];
  const product = await Product.start();
  const run = await sendHostileFiles(product, files);
  expect(run.endings).toHaveLength(files.length);
  expect(run.endings.filter(({ ending }) => !FORESEEN.has(ending))).toEqual([]);
  expect(new Set(run.honestScores).size).toBe(1);
  expect(run.honestScores[0]).toBeGreaterThan(0);
  expect(run.answers.filter(({ status }) => status !== 200)).toEqual([]);
  expect(run.isAlive).toBe(true);
  expect(run.peak.server).toBeLessThan(SERVER_MB);
  expect(run.peak.textReader).toBeLessThan(TEXT_LIMITS.memoryBytes / MEGABYTE + BETWEEN_LOOKS_MB);
  expect(run.peak.scanReader).toBeLessThan(SCAN_LIMITS.memoryBytes / MEGABYTE + BETWEEN_LOOKS_MB);
  await product.close();
});
