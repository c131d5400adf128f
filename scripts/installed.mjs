#!/usr/bin/env node
// The command of the installed package. Plain JavaScript on any Node, so that one that is too old is told so.
import { dirname, join, resolve } from "node:path";
import process from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";
import { isTooOld, OLDEST_NODE } from "./oldest-node.mjs";
import { runProduct } from "./run-product.mjs";

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const BACKUP = "src/server/backup/backup.js";
/** Each command with its program and what that is told first. */
const PROGRAMS = {
  screen: ["src/cli/evenhand.js", "screen"],
  mcp: ["src/cli/evenhand.js", "mcp"],
  backup: [BACKUP, "make"],
  restore: [BACKUP, "restore"],
  erasures: [BACKUP, "erasures"],
  status: ["src/server/operations/status.js"],
  "check-model": ["src/server/operations/check-model.js"],
  "upgrade-database": ["src/server/operations/upgrade-database.js"],
  "rotate-keys": ["src/server/operations/rotate-keys.js"],
  "--version": ["src/cli/evenhand.js", "--version"],
};
const HELP = `Screens CVs against one job description and shows its work.

Usage: evenhand [command]

  start            serves http://localhost:3000, with everything in ./data; without a command too
  screen           screens a folder of CVs here in the terminal; screen --help lists its options
  mcp              serves assistants by the Model Context Protocol, with EVENHAND_URL and EVENHAND_KEY
  backup <folder>  copies rows and files into a folder, also while the product runs
  restore <folder> brings a backup back into an empty data folder
  erasures         lists who was erased, for a later restore
  status           says how the product is
  check-model      asks the configured language model one question
  rotate-keys      replaces the generated keys
  upgrade-database carries data over that another version of PostgreSQL made
  --help, --version

Settings come from the environment: PORT, EVENHAND_DATA, DATABASE_URL and others.
`;

const [command = "start", ...args] = process.argv.slice(2);
if (isTooOld()) refuse(`Evenhand needs Node ${OLDEST_NODE} or newer; this is ${process.versions.node}.`);
else if (command === "--help" || command === "-h" || command === "help") process.stdout.write(HELP);
else if (command === "start") await start(args);
else if (command.startsWith("--only=")) await start([command, ...args]);
else if (Object.hasOwn(PROGRAMS, command)) await run(PROGRAMS[command]);
else refuse(`There is no command "${command}"; evenhand --help lists them.`);

async function start(more) {
  const parent = process.ppid;
  const [server, stopDatabase] = ["main", "operations/stop-database"].map((name) =>
    join(ROOT, "src", "server", `${name}.js`),
  );
  process.exitCode = await runProduct({
    runtime: process.execPath,
    programs: { server, stopDatabase },
    args: more,
    cwd: process.cwd(),
    // Where the package's folder may not be written to, Node compiles each time.
    env: { ...process.env, NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"] ?? join(ROOT, "compile-cache") },
    // A signal to npx, or to npm with a script of the user's own, ends it and its shell and is not passed on: their end is ours.
    isOrphan: () => process.env["npm_lifecycle_event"] !== undefined && process.ppid !== parent,
  });
}

/** In this process: a program reads its arguments itself. */
async function run([program, ...first]) {
  process.argv.splice(2, 1, ...first);
  process.env["INIT_CWD"] = process.cwd();
  await import(pathToFileURL(join(ROOT, program)).href);
}

function refuse(message) {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}
