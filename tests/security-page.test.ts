import { globSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { expect, test } from "vitest";

const ROOT = resolve(import.meta.dirname, "..");
const page = readFileSync(join(ROOT, "docs/security.md"), "utf8");
const files = new Map(
  globSync("{src,tests}/**/*.test.{ts,tsx}", { cwd: ROOT }).map((path) => [
    basename(path),
    readFileSync(join(ROOT, path), "utf8"),
  ]),
);

test("every test that the page on security names exists under that name", () => {
  const named = [...page.matchAll(/`([\w-]+\.test\.tsx?)`: "([^"]+)"/g)];
  const missing = named.filter(([, file = "", title = ""]) => files.get(file)?.includes(`"${title}"`) !== true);
  expect(missing.map(([text]) => text)).toEqual([]);
  expect(named.length).toBeGreaterThan(90);
});

test("the page on security passes over none of its numbers", () => {
  const cells = [...page.matchAll(/^\| ([R\d, -]+?) +\|/gm)].flatMap(([, cell = ""]) => cell.split(", "));
  const rows = new Set(cells);
  const promises = Array.from({ length: 67 }, (_, index) => String(index + 1));
  const faults = Array.from({ length: 22 }, (_, index) => `R-${String(index + 1).padStart(2, "0")}`);
  expect([...promises, ...faults].filter((number) => !rows.has(number))).toEqual([]);
});
