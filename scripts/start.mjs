import process from "node:process";
import { runProduct } from "./run-product.mjs";
import { build, ROOT, setUp, WITH_BUILT } from "./set-up.mjs";

try {
  const runtime = await setUp();
  build(runtime);
  // A signal to npm ends npm and its shell and is not passed on: their end is ours.
  const parent = process.ppid;
  const code = await runProduct({
    runtime,
    programs: { server: "dist/server/main.js", stopDatabase: "src/server/operations/stop-database.ts" },
    args: process.argv.slice(2),
    cwd: ROOT,
    env: WITH_BUILT,
    isOrphan: () => process.env["npm_lifecycle_event"] === "start" && process.ppid !== parent,
  });
  process.exit(code);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
