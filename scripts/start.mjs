import { spawn } from "node:child_process";
import process from "node:process";
import { build, ROOT, setUp, WITH_BUILT } from "./set-up.mjs";

try {
  const runtime = setUp();
  build(runtime);
  // What the modules leave behind while they load fills the young generation to its limit, which stays: 100 MB less with this one.
  const server = spawn(runtime, ["--max-semi-space-size=8", "src/server/main.ts", ...process.argv.slice(2)], {
    cwd: ROOT,
    env: WITH_BUILT,
    // The channel tells the server when this process is gone, even if it was killed.
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => server.kill(signal));
  // A signal to npm ends npm and its shell and is not passed on: their end is ours.
  const parent = process.ppid;
  const isOrphan = () => process.env["npm_lifecycle_event"] === "start" && process.ppid !== parent;
  setInterval(() => isOrphan() && server.kill("SIGTERM"), 200).unref();
  server.on("exit", (code) => process.exit(code ?? 1));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
