import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DurableFolders } from "./durable-folders.ts";

let root: string;
let synced: string[];
let folders: DurableFolders;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "evenhand-folders-"));
  synced = [];
  folders = new DurableFolders(root, async (folder) => void synced.push(relative(root, folder)));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

async function store(...path: string[]) {
  synced = [];
  await folders.make(join(root, ...path.slice(0, -1)));
  await folders.syncNameOf(join(root, ...path));
  return synced;
}

test("the folders above a file are written through with the first file in them, its own folder with each", async () => {
  expect(await store("cvs", "robin", "1", "a.pdf")).toEqual([
    join("cvs", "robin", "1"),
    join("cvs", "robin"),
    "cvs",
    "",
  ]);
  expect(await store("cvs", "robin", "1", "b.pdf")).toEqual([join("cvs", "robin", "1")]);
  expect(await store("cvs", "robin", "2", "c.pdf")).toEqual([join("cvs", "robin", "2"), join("cvs", "robin")]);
});

test("a folder that was removed and made anew is written through anew", async () => {
  await store("cvs", "robin", "1", "a.pdf");
  rmSync(join(root, "cvs", "robin"), { recursive: true });
  expect(await store("cvs", "robin", "1", "b.pdf")).toEqual([join("cvs", "robin", "1"), join("cvs", "robin"), "cvs"]);
});

test("of two first files in a folder each writes its name through: neither knows how far the other is", async () => {
  const path = join(root, "cvs", "robin", "1", "a.pdf");
  await Promise.all([folders.make(join(root, "cvs", "robin", "1")), folders.make(join(root, "cvs", "robin", "1"))]);
  await Promise.all([folders.syncNameOf(path), folders.syncNameOf(path)]);
  expect(synced.filter((folder) => folder === "cvs")).toHaveLength(2);
});
