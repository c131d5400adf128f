import { spawn, spawnSync } from "node:child_process";
import process from "node:process";
import { build, ROOT, setUp, WITH_BUILT } from "./set-up.mjs";
import { Supervisor } from "./supervise.mjs";

try {
  const runtime = await setUp();
  build(runtime);
  const args = process.argv.slice(2);
  const supervisor = new Supervisor(() => startServer(runtime, args), log);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => supervisor.stop(signal));
  // A signal to npm ends npm and its shell and is not passed on: their end is ours.
  const parent = process.ppid;
  const isOrphan = () => process.env["npm_lifecycle_event"] === "start" && process.ppid !== parent;
  setInterval(() => isOrphan() && supervisor.stop("SIGTERM"), 200).unref();
  const { code, isDown } = await supervisor.run();
  // The embedded database outlives a server that ended by a fault, so that the next one finds it as it runs.
  if (isDown)
    spawnSync(runtime, ["src/server/operations/stop-database.ts"], { cwd: ROOT, env: WITH_BUILT, stdio: "inherit" });
  process.exit(code);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

function startServer(runtime, args) {
  // What the modules leave behind while they load fills the young generation to its limit, which stays: 100 MB less with this one.
  return spawn(runtime, ["--max-semi-space-size=8", "src/server/main.ts", ...args], {
    cwd: ROOT,
    env: WITH_BUILT,
    // The channel tells the server when this process is gone, even if it was killed, and this process when the server is ready.
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
}

/** A line like the server's own, at the level of a fault. */
function log(msg) {
  if (process.env["LOG_LEVEL"] !== "silent") console.log(JSON.stringify({ level: 50, time: Date.now(), msg }));
}
