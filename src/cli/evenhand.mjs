#!/usr/bin/env node
// Plain JavaScript: it must work on any Node from 20 on, and starts the one that runs the product.
import { spawn } from "node:child_process";
import process from "node:process";
import { fileURLToPath } from "node:url";

const { setUp } = await import(new URL("../../scripts/set-up.mjs", import.meta.url).href);
const program = fileURLToPath(import.meta.resolve("./evenhand.ts"));
// As an npm script it starts in the project, wherever it was called from.
const isScript = process.env["npm_lifecycle_event"] === "screen";
const folder = isScript ? process.env["INIT_CWD"] : process.cwd();
const child = spawn(await setUp(), [program, ...process.argv.slice(2)], {
  stdio: "inherit",
  env: { ...process.env, INIT_CWD: folder },
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code, signal) => process.exit(signal === null ? (code ?? 1) : 130));
