import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import {
  DIFFERENT_WORDS,
  IDENTITY_SWAPS,
  MEASURED_CVS,
  SCORED_PAIRS,
  SWAPPED_PAIRS,
  TALKED_UP,
} from "#shared/site/measured-bias.ts";
import { pageOf } from "#shared/site/pages.ts";

const read = (path: string) => readFileSync(join(resolve(import.meta.dirname, ".."), path), "utf8");
const amount = (count: number) => count.toLocaleString("en-GB");

test("the server knows every page of the browser's router by its pattern", () => {
  const paths = [...read("src/web/app-pages.tsx").matchAll(/path="(\/[^"]*)"/g)].map(([, path]) => path ?? "");
  expect(paths.length).toBeGreaterThan(20);
  expect(paths.map(pageOf)).toEqual(paths);
});

test("the page about bias says what the report on quality says", () => {
  const quality = read("docs/quality.md");
  for (const { swapped, pairs, changed } of IDENTITY_SWAPS) {
    expect(quality).toMatch(new RegExp(`\\| ${swapped.toLowerCase()} +\\| ${amount(pairs)} +\\| ${changed} +\\|`));
  }
  expect(quality).toContain(`All ${MEASURED_CVS} CVs`);
  expect(quality).toContain(`${amount(SCORED_PAIRS)} pairs were scored`);
  expect(quality).toContain(`In ${DIFFERENT_WORDS} of these ${amount(SWAPPED_PAIRS)} pairs`);
  expect(quality).toContain(
    `of ${amount(TALKED_UP.attempts)} attempts none gained more than ${TALKED_UP.mostPoints} point`,
  );
});
