import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listCvFiles } from "./list-cv-files.ts";

let home = "";

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), "evenhand-list-"));
  for (const name of [
    "b/z.PDF",
    "b/a.docx",
    "b/in/c.doc",
    "b/in/.d.pdf",
    "b/.e/f.txt",
    "b/~$a.docx",
    "b/g.md",
    "c/a.docx",
  ]) {
    mkdirSync(dirname(join(home, name)), { recursive: true });
    writeFileSync(join(home, name), "");
  }
  mkdirSync(join(home, "empty"));
  symlinkSync("nowhere.pdf", join(home, "b/lost.pdf"));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

function list(...places: string[]) {
  const listing = listCvFiles(places, home);
  return listing.kind === "listed" ? listing.files.map(({ name }) => name) : listing.message;
}

test("documents in subfolders are CVs, in one order; hidden files and other kinds are not", () => {
  expect(list("b")).toEqual(["a.docx", "in/c.doc", "lost.pdf", "z.PDF"]);
});

test("a file that is named twice is one CV", () => {
  expect(list("b/in", "b/in/c.doc", "./b/in")).toEqual(["c.doc"]);
});

test("two files of the same name are told apart by their folders", () => {
  expect(list("c", "b/a.docx", "b/z.PDF")).toEqual(["b/a.docx", "c/a.docx", "z.PDF"]);
});

test("a folder that does not exist, or holds no CV, is refused", () => {
  expect(list("nowhere")).toBe("nowhere does not exist.");
  expect(list("b/g.md")).toBe("b/g.md is not a .pdf, .docx, .doc or .txt file.");
  expect(list("empty")).toContain("There is no CV in empty");
});
