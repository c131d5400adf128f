import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeScratchFolder } from "#scripts/scratch-folder.mjs";

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "evenhand-scratch-"));
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

test("what a killed run has left is removed, and not what another run still uses", () => {
  const { pid } = spawnSync(process.execPath, ["--version"]);
  mkdirSync(join(parent, `evenhand-test-${pid}-left`, "database"), { recursive: true });
  const [first, second] = [makeScratchFolder([parent]), makeScratchFolder([parent])];
  expect(
    readdirSync(parent)
      .map((name) => join(parent, name))
      .toSorted(),
  ).toEqual([first, second].toSorted());
});

test("where two places would do the first is taken, and nothing is left in the other", () => {
  const places = ["memory", "disk"].map((name) => join(parent, name));
  for (const place of places) mkdirSync(place);
  expect(existsSync(makeScratchFolder(places))).toBe(true);
  expect(places.map((place) => readdirSync(place).length)).toEqual([1, 0]);
});
