import { spawn, spawnSync } from "node:child_process";
import process from "node:process";
import { Supervisor } from "./supervise.mjs";

/**
 * Runs the server under a supervisor until it ends for good, and answers its exit code. `programs` are the paths of its two programs,
 * TypeScript in a clone and JavaScript in the installed package.
 */
export async function runProduct({ runtime, programs, args, cwd, env, isOrphan }) {
  const start = () =>
    // What the modules leave behind while they load fills the young generation to its limit, which stays: 100 MB less with this one.
    spawn(runtime, ["--max-semi-space-size=8", programs.server, ...args], {
      cwd,
      env,
      // The channel tells the server when this process is gone, even if it was killed, and this process when the server is ready.
      stdio: ["inherit", "inherit", "inherit", "ipc"],
      windowsHide: true,
    });
  const supervisor = new Supervisor(start, log);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => supervisor.stop(signal));
  setInterval(() => isOrphan() && supervisor.stop("SIGTERM"), 200).unref();
  const { code, isDown } = await supervisor.run();
  // The embedded database outlives a server that ended by a fault, so that the next one finds it as it runs.
  if (isDown) spawnSync(runtime, [programs.stopDatabase], { cwd, env, stdio: "inherit", windowsHide: true });
  return code;
}

/** A line like the server's own, at the level of a fault. */
function log(msg) {
  if (process.env["LOG_LEVEL"] !== "silent") console.log(JSON.stringify({ level: 50, time: Date.now(), msg }));
}
