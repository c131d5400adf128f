import "#pipeline/reader/deny-network.ts";
import { spawnSync } from "node:child_process";
import { lookup } from "node:dns/promises";
import { readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { Worker } from "node:worker_threads";

// Runs where documents are read, tries what a hostile document would want to do, and reports how each try ended.
const tries: Record<string, () => unknown> = {
  "read a secret": () => readFileSync("/etc/passwd"),
  "write a file": () => writeFileSync("/tmp/evenhand-prisoner", "x"),
  "start a program": () => spawnSync("true"),
  "connect by socket": () => connect(80, "127.0.0.1"),
  "fetch a page": () => fetch("http://127.0.0.1:80/"),
  "ask for a name": () => lookup("example.org"),
  "start a thread": () => new Worker("", { eval: true }),
};

const endings: Record<string, string> = {};
for (const [name, attempt] of Object.entries(tries)) {
  try {
    await attempt();
    endings[name] = "escaped";
  } catch (error) {
    endings[name] = reasonOf(error);
  }
}
process.send?.({ endings, environment: Object.keys(process.env) });

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause !== undefined) return reasonOf(error.cause);
  return "code" in error ? String(error.code) : error.message;
}
