// Everything a fresh clone needs before the product's own Node can run. Plain JavaScript: it must work on any Node from 20 on.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import process from "node:process";
import { install, isInstallDue } from "./install.mjs";
import { isTooOld, OLDEST_NODE } from "./oldest-node.mjs";

export const ROOT = resolve(import.meta.dirname, "..");
/** Installs what is missing and answers the path of the Node that runs the product. */
export async function setUp({ hasTools = false } = {}) {
  const hasRuntime = !canRunProduct();
  if (isInstallDue({ hasTools }) || (hasRuntime && !existsSync(pinnedNode()))) await install({ hasTools, hasRuntime });
  return findRuntime(hasRuntime);
}

/** The version says that it should; a Node that was built without one of the parts fails here and not in the middle of a screening. */
function canRunProduct() {
  if (isTooOld()) return false;
  const test = join(ROOT, "scripts", "self-test.ts");
  const { status } = spawnSync(process.execPath, ["--permission", `--allow-fs-read=${ROOT}`, "--no-warnings", test]);
  return status === 0;
}

function pinnedNode() {
  const platform = process.platform === "win32" ? "win" : process.platform;
  const file = process.platform === "win32" ? "node.exe" : "node";
  const machine = `${platform}-${process.arch}`;
  // The plain name's package for Apple silicon ended with Node 18.
  const name = machine === "darwin-arm64" ? `node-bin-${machine}` : `node-${machine}`;
  return join(ROOT, "node_modules", name, "bin", file);
}

function findRuntime(needsPinned) {
  if (!needsPinned) return process.execPath;
  if (existsSync(pinnedNode())) return pinnedNode();
  throw new Error(
    `No Node comes with Evenhand for ${process.platform} on ${process.arch}: install Node ${OLDEST_NODE} or newer.`,
  );
}

/** A third of what loading the server takes is compiling it. In a folder of our own: what lies here is run. */
const COMPILED = join(ROOT, "dist", "compile-cache");

/** Tells Node, and every Node that it starts, to take from what `package.json` offers the reader as it was built. */
export const WITH_BUILT = {
  ...process.env,
  NODE_COMPILE_CACHE: COMPILED,
  NODE_OPTIONS: [process.env["NODE_OPTIONS"], "--conditions=built"].filter(Boolean).join(" "),
};

const PARTS = [
  { name: "web", title: "pages", folders: ["src/web", "src/shared"], config: "vite.config.ts" },
  {
    name: "reader",
    title: "reader",
    folders: ["src/analysis", "src/shared", "src/server/pipeline"],
    config: "vite.reader.config.ts",
  },
  {
    name: "server",
    title: "server",
    folders: ["src/analysis", "src/programs", "src/shared", "src/server"],
    config: "vite.server.config.ts",
  },
];

/** Builds each part unless its last build was made from exactly these sources. */
export function build(runtime) {
  for (const part of PARTS) buildPart(runtime, part);
}

function buildPart(runtime, { name, title, folders, config }) {
  const stamp = join(ROOT, "dist", `${name}.sha256`);
  const sources = hashOf(folders, config);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === sources) return;
  // Beside the program's own output, which may be piped.
  console.error(`Building the ${title}…`);
  rmSync(stamp, { force: true });
  // It keeps what every earlier version of a file was compiled to.
  rmSync(COMPILED, { recursive: true, force: true });
  const vite = join(ROOT, "node_modules", "vite", "bin", "vite.js");
  const { status, stdout, stderr } = spawnSync(runtime, [vite, "build", "--logLevel=warn", "--config", config], {
    cwd: ROOT,
    encoding: "utf8",
    // Whatever calls: with another one React's development build would be shipped.
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (status !== 0) throw new Error(`The ${title} could not be built.\n${stdout}\n${stderr}`);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, sources);
}

function hashOf(folders, config) {
  const hash = createHash("sha256");
  const entries = folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true }),
  );
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)));
  const builders = readdirSync(join(ROOT, "scripts")).filter((file) => file.endsWith(".ts"));
  const others = [config, "package-lock.json", ...builders.map((file) => join("scripts", file))];
  for (const path of new Set([...files, ...others])) hash.update(path).update(readFileSync(join(ROOT, path)));
  return hash.digest("hex");
}
