import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isInstallDue } from "#scripts/install.mjs";

const LOCKED = {
  "": { version: "0.1.0" },
  build: { version: "0.1.0" },
  "node_modules/evenhand-build": { link: true },
  "node_modules/server-part": { version: "1.0.0", integrity: "sha512-a" },
  "node_modules/test-tool": { version: "2.0.0", integrity: "sha512-b", dev: true },
  "node_modules/for-another-platform": { version: "3.0.0", integrity: "sha512-c", optional: true },
};
const SERVER = { "node_modules/server-part": LOCKED["node_modules/server-part"] };
const WITH_TOOLS = { ...SERVER, "node_modules/test-tool": LOCKED["node_modules/test-tool"] };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "evenhand-install-"));
  write("package-lock.json", LOCKED);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, packages: object) {
  mkdirSync(join(folder, "node_modules"), { recursive: true });
  writeFileSync(join(folder, path), JSON.stringify({ packages }));
}

const isDue = (installed: object, hasTools = false) => {
  write("node_modules/.package-lock.json", installed);
  return isInstallDue({ hasTools, folder });
};

test("a fresh clone is installed", () => {
  expect(isInstallDue({ hasTools: false, folder })).toBe(true);
});

test("the product starts without the developers' tools, which come with the tests", () => {
  expect(isDue(SERVER)).toBe(false);
  expect(isDue(SERVER, true)).toBe(true);
  expect(isDue(WITH_TOOLS, true)).toBe(false);
  expect(isDue(WITH_TOOLS)).toBe(false);
});

test("a copied folder, whose lock file is younger than what is installed, is not installed anew", () => {
  expect(isDue(SERVER)).toBe(false);
  const copy = join(folder, "copy");
  for (const path of ["package-lock.json", "node_modules"])
    cpSync(join(folder, path), join(copy, path), { recursive: true });
  utimesSync(join(copy, "node_modules", ".package-lock.json"), 0, 0);
  expect(isInstallDue({ hasTools: false, folder: copy })).toBe(false);
});

test("a package of another version or with other content is installed anew", () => {
  expect(isDue({ "node_modules/server-part": { version: "1.0.1", integrity: "sha512-a" } })).toBe(true);
  expect(isDue({ "node_modules/server-part": { version: "1.0.0", integrity: "sha512-z" } })).toBe(true);
});
