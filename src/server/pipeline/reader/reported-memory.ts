import type { ChildProcess } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

const PAGE_BYTES = 4096;
/** Without /proc nobody but the process itself can be asked without starting another one each time. */
export const TELLS_MEMORY = existsSync("/proc/self/statm");
/** The one after the channel. */
const REPORT_DESCRIPTOR = 4;
const REPORT_MS = 50;

/** In a thread of its own, because a page that takes all memory does not give its thread back to tell of it. */
const REPORT = `const { writeSync } = require("node:fs");
setInterval(() => writeSync(${REPORT_DESCRIPTOR}, process.memoryUsage.rss() + "\\n"), ${REPORT_MS});`;
/**
 * Another thread would have a network again (deny-network.ts), so this one stays alone. Where Ctrl-C reaches every process of a
 * console, as on Windows, the server ends its readers itself.
 */
const PRELOADED = `import { syncBuiltinESMExports } from "node:module";
import threads from "node:worker_threads";
if (threads.isMainThread) {
  process.on("SIGINT", () => undefined);
  new threads.Worker(${JSON.stringify(REPORT)}, { eval: true, execArgv: [], env: {} }).unref();
  threads.Worker = class { constructor() { throw new Error("A reader has no other threads."); } };
  syncBuiltinESMExports();
}`;
export const REPORT_FLAGS = ["--allow-worker", `--import=data:text/javascript,${encodeURIComponent(PRELOADED)}`];

const reported = new WeakMap<ChildProcess, number>();

export function hearMemory(child: ChildProcess) {
  const pipe = child.stdio[REPORT_DESCRIPTOR];
  // It breaks when the process ends, which is told elsewhere.
  pipe?.on("error", () => undefined);
  pipe?.on("data", (lines: Buffer) => reported.set(child, Number(lines.toString().split("\n").at(-2) ?? 0)));
}

/** As the system tells it, or as the process last did itself. */
export function residentBytes(child: ChildProcess): number {
  if (child.stdio[REPORT_DESCRIPTOR] !== undefined) return reported.get(child) ?? 0;
  const path = `/proc/${child.pid}/statm`;
  if (child.pid === undefined || !existsSync(path)) return 0;
  return Number(readFileSync(path, "utf8").split(" ")[1]) * PAGE_BYTES;
}
