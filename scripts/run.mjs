import { spawnSync } from "node:child_process";
import process from "node:process";
import { buildWeb, ROOT, setUp } from "./set-up.mjs";

// Runs a program of the repository with everything set up: node scripts/run.mjs bench/screening.ts --json
const runtime = setUp();
buildWeb(runtime);
process.exitCode = spawnSync(runtime, process.argv.slice(2), { cwd: ROOT, stdio: "inherit" }).status ?? 1;
