import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const ROOT = resolve(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const firstGroups = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, group]) => group ?? "");

const dockerfile = read("Dockerfile");
const copied = firstGroups(dockerfile, /^COPY (?!--from)(.+) \S+$/gm).flatMap((sources) => sources.split(" "));
const settings = new Set(firstGroups(read("src/server/config/environment.ts"), /^ {2}([A-Z][A-Z0-9_]+): /gm));
const compose = read("compose.yaml");

test("everything the image copies is there, and Docker is not told to leave it out", () => {
  const kept = new Set(firstGroups(read(".dockerignore"), /^!(.+)$/gm));
  expect(copied.length).toBeGreaterThan(8);
  expect(copied.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  expect(copied.filter((path) => !kept.has(path.split("/")[0] ?? ""))).toEqual([]);
});

test("what building needs is in the image where it is built", () => {
  const configs = copied.filter((path) => path.startsWith("vite."));
  const needed = configs.flatMap((path) => firstGroups(read(path), /from "\.\/(\w+)\//g));
  expect(needed).toContain("scripts");
  expect(needed.filter((folder) => !copied.includes(folder))).toEqual([]);
});

test("what the image and the composition start is there", () => {
  const started = firstGroups(`${dockerfile}\n${compose}`, /"(src\/[^"]+\.ts)"/g);
  expect(new Set(started)).toEqual(new Set(["src/server/main.ts", "src/server/operations/make-bucket.ts"]));
  expect(started.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test("every setting of the composition is one that the product reads", () => {
  const [, block = ""] = /environment: &settings\n([\s\S]*?)\n\n/.exec(compose) ?? [];
  const used = firstGroups(block, /^ {4}([A-Z][A-Z0-9_]+): /gm);
  expect(used.length).toBeGreaterThan(10);
  expect(settings.size).toBeGreaterThan(25);
  expect(used.filter((name) => !settings.has(name))).toEqual([]);
});

test("every setting of the image is one that the product or Node reads", () => {
  const [, line = ""] = /^ENV (.+)$/m.exec(dockerfile) ?? [];
  const used = firstGroups(line, /([A-Z_]+)=/g);
  expect(used.filter((name) => name !== "NODE_ENV" && !settings.has(name))).toEqual([]);
});
