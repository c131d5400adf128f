import { expect, test } from "vitest";
import { readDroppedFiles } from "./read-dropped-files.ts";

const fileEntry = (name: string) => ({
  isFile: true,
  isDirectory: false,
  name,
  file: (done: (file: File) => void) => done(new File(["x"], name)),
});

/** Like a browser: a hundred entries at a time, then an empty answer. */
function folderEntry(name: string, children: { name: string }[]) {
  const createReader = () => {
    const left = [...children];
    return { readEntries: (done: (some: { name: string }[]) => void) => done(left.splice(0, 100)) };
  };
  return { isFile: false, isDirectory: true, name, createReader };
}

// The browser's own classes cannot be constructed; these objects have the parts that are read.
function transferOf(entries: object[], files: File[] = []): DataTransfer {
  const parts = new Map<string | symbol, unknown>([
    ["items", entries.map((entry) => ({ webkitGetAsEntry: () => entry }))],
    ["files", files],
  ]);
  return new Proxy(new DataTransfer(), { get: (_, key) => parts.get(key) });
}

test("a folder of 250 CVs is read to its end, with its sub-folders", async () => {
  const cvs = Array.from({ length: 249 }, (_, index) => fileEntry(`cv-${String(index).padStart(3, "0")}.pdf`));
  const folder = folderEntry("cvs", [...cvs, folderEntry("late", [fileEntry("last.pdf"), fileEntry(".DS_Store")])]);
  const files = await readDroppedFiles(transferOf([folder]));
  expect(files).toHaveLength(250);
  expect(files.at(-1)?.name).toBe("last.pdf");
});

test("files dropped one by one come in as they are", async () => {
  expect(await readDroppedFiles(transferOf([], [new File(["x"], "a.pdf")]))).toHaveLength(1);
});
