import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const ROOT = resolve(import.meta.dirname, "..");
const FOLDERS = ["src", "tests", "docs", "scripts", "bench", "assembly"];
const FILES = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((path) => join("/", folder, path)),
);
const RECORDS = readdirSync(join(ROOT, "docs/decisions")).filter((name) => name !== "README.md");

const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
/** A document may leave the first folders of a path out. */
const find = (path: string) => FILES.filter((file) => file.endsWith(join("/", path)));

test.each(["README.md", "CONTRIBUTING.md", "docs/architecture.md"])("every file that %s names is there", (document) => {
  const named = read(document).matchAll(/`([\w./-]+\.(?:ts|tsx|mjs|md|py))`/g);
  expect([...named].map(([, path = ""]) => path).filter((path) => find(path).length === 0)).toEqual([]);
});

test("a newcomer finds each answer in the file that CONTRIBUTING names, by one search", () => {
  const table = read("CONTRIBUTING.md").matchAll(/^\| Where [^|]*\| `([^`]+)` *\| `([^`]+)`/gm);
  const rows = [...table].map(([, word = "", path = ""]) => ({ word, path }));
  expect(rows.length).toBeGreaterThan(15);
  expect(rows.filter(({ word, path }) => !read(path).includes(word))).toEqual([]);
});

test.each(RECORDS)("decision %s has the form of all and its line in the index", (name) => {
  const record = read(`docs/decisions/${name}`);
  const title = record.match(/^# (\d+)\. (.+)$/m);
  expect(record.match(/^## (?:Context|Decision|Consequences)$/gm)).toEqual([
    "## Context",
    "## Decision",
    "## Consequences",
  ]);
  expect(read("docs/decisions/README.md")).toContain(`- ${title?.[1]}: [${title?.[2]}](${name})`);
});
