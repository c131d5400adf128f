import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const ROOT = resolve(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const manifests = ["", "build/", "runtime/"].map((folder): Manifest => JSON.parse(read(`${folder}package.json`)));
const direct = manifests
  .flatMap(({ dependencies, devDependencies, optionalDependencies }) =>
    Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }),
  )
  .toSorted();
const rows = [...read("docs/dependencies.md").matchAll(/^\| `([^`]+)`\s*\| (.+?)\s*\| (.+?)\s*\|$/gm)].map(
  ([, name = "", licence = "", reason = ""]) => ({ name, licence, reason }),
);

test("every package that we name ourselves has a row that says what it is for, and no row is left over", () => {
  expect(direct.length).toBeGreaterThan(60);
  expect(rows.map(({ name }) => name).toSorted()).toEqual(direct);
  expect(rows.filter(({ reason }) => reason.length < 5)).toEqual([]);
});

test("every row tells the licence that the package has", () => {
  const { packages }: { packages: Record<string, { license?: string }> } = JSON.parse(read("package-lock.json"));
  const told = rows.map(({ name, licence }) => [name, licence]);
  expect(told).toEqual(rows.map(({ name }) => [name, packages[`node_modules/${name}`]?.license]));
});
