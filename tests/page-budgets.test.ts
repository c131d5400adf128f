import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { isWithin, tableOf, weighPages } from "#scripts/page-budgets.ts";
import { type Manifest, sourcesOfRoutes } from "#scripts/route-chunks.ts";

const folder = mkdtempSync(join(tmpdir(), "evenhand-budgets-"));
afterAll(() => rmSync(folder, { recursive: true }));

const sources = new Set([...sourcesOfRoutes().values()].flat());

/** Random bytes do not shrink, so a file weighs what it holds. */
function build(bytes: Partial<Record<string, number>> = {}) {
  const manifest: Manifest = {};
  for (const source of sources) {
    const file = `assets/${source.replaceAll("/", "-")}.js`;
    writeFileSync(join(folder, file), randomBytes(bytes[source] ?? 10));
    manifest[source] = { file };
  }
  writeFileSync(join(folder, ".vite/manifest.json"), JSON.stringify(manifest));
  return weighPages(folder);
}

beforeEach(() => {
  for (const part of ["assets", ".vite"]) mkdirSync(join(folder, part), { recursive: true });
});

test("every route of the app is weighed, and its screen is found", () => {
  const routes = [...sourcesOfRoutes().keys()];
  expect(routes).toEqual(expect.arrayContaining(["/", "/dashboard", "/privacy", "/shortlist/:candidateId"]));
  expect(sourcesOfRoutes().get("/privacy")).toContain("screens/legal/privacy-screen.tsx");
});

test("light pages pass", () => {
  expect(isWithin(build())).toBe(true);
});

test("a landing page of more than 100 kB fails, and the table names it first", () => {
  const weights = build({ "index.html": 100_100 });
  expect(isWithin(weights)).toBe(false);
  expect(tableOf(weights).split("\n")[0]).toMatch(/^TOO BIG {2}JavaScript of \/ +100\.\d of +100\.0 kB$/);
});

test("a route of more than 250 kB fails with all that it imports", () => {
  const weights = build({ "index.html": 90_000, "screens/dashboard/dashboard-screen.tsx": 161_000 });
  const tooBig = weights.filter(({ bytes, limit }) => bytes > limit).map(({ what }) => what);
  expect(tooBig).toEqual(["JavaScript of /dashboard"]);
});
