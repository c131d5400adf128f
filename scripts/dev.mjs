import { spawn } from "node:child_process";
import { join } from "node:path";
import process from "node:process";
import { build, ROOT, setUp } from "./set-up.mjs";

// The server restarts and the pages reload when their sources change. Pages: http://localhost:5173, which passes /api on.
const runtime = await setUp();
build(runtime);
const watched = ["src/server", "src/analysis", "src/shared"].map((folder) => `--watch-path=${folder}`);
const parts = [
  spawn(runtime, [...watched, "src/server/main.ts"], { cwd: ROOT, stdio: "inherit" }),
  spawn(runtime, [join(ROOT, "node_modules", "vite", "bin", "vite.js")], { cwd: ROOT, stdio: "inherit" }),
];
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => parts.forEach((part) => part.kill(signal)));
for (const part of parts) part.on("exit", (code) => (process.exitCode = code ?? 0));
