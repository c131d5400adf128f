import { spawnSync } from "node:child_process";
import process from "node:process";
import { build, ROOT, setUp, WITH_BUILT } from "./set-up.mjs";

// Runs a program of the repository with everything set up: node scripts/run.mjs bench/screening.ts --json
const program = process.argv[2] ?? "";
// What is the product's own runs with what the product needs; measurements use the tools of the tests.
const runtime = await setUp({ hasTools: !/^(src|scripts)\//.test(program) });
build(runtime);
const { status } = spawnSync(runtime, process.argv.slice(2), { cwd: ROOT, stdio: "inherit", env: WITH_BUILT });
process.exitCode = status ?? 1;
