import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { query } from "#tests/support/database-template.ts";
import { until } from "#tests/support/until.ts";
import { findBinaries } from "./binaries.ts";
import { Cluster, type ClusterOptions } from "./cluster.ts";
import { findPostmaster, removeStaleLock } from "./postmaster.ts";
import { describeProcess, isAlive } from "./process-table.ts";

let folder: string;
let opened: Cluster[] = [];
let bystander: ChildProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "evenhand-cluster-"));
});
afterEach(async () => {
  for (const cluster of opened) await cluster.stop();
  opened = [];
  bystander?.kill();
  rmSync(folder, { recursive: true, force: true });
});

function openCluster(options: Partial<ClusterOptions> = {}) {
  const settings = { fsync: "off" };
  const cluster = new Cluster({ folder, password: "test", settings, onWarning: () => undefined, ...options });
  opened.push(cluster);
  return cluster;
}

const lockFile = () => join(folder, "data", "postmaster.pid");

/** Any program that lives: numbers of processes are used again. */
function startBystander(): number {
  bystander = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)", "postgres"]);
  return bystander.pid ?? 0;
}

function writeLock(pid: number, place: string, startedAt = Math.floor(Date.now() / 1000)) {
  writeFileSync(lockFile(), `${pid}\n${place}\n${startedAt}\n5432\n\n127.0.0.1\n  0 0\nready\n`);
}

test("a lock file that names another program by now does not keep the database from starting", async () => {
  const cluster = openCluster();
  await cluster.start();
  await cluster.stop();
  writeLock(startBystander(), join(folder, "data"));
  expect(findPostmaster(join(folder, "data"))).toBeUndefined();
  const url = await openCluster().start();
  expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }]);
});

test("a folder that was copied while its database ran has a lock file of the original, which is not taken over", async () => {
  await openCluster().start();
  const copy = join(folder, "copy");
  mkdirSync(copy);
  cpSync(lockFile(), join(copy, "postmaster.pid"));
  expect(findPostmaster(join(folder, "data"))).toBeDefined();
  expect(findPostmaster(copy)).toBeUndefined();
  removeStaleLock(copy);
  removeStaleLock(join(folder, "data"));
  expect([existsSync(join(copy, "postmaster.pid")), existsSync(lockFile())]).toEqual([false, true]);
});

test("without /proc a server is recognised by what the system's tools tell of it", async () => {
  await openCluster().start();
  const [pid = "", , startedAt = ""] = readFileSync(lockFile(), "utf8").split("\n");
  const running = { pid: Number(pid), startedAt: Number(startedAt) };
  expect(describeProcess(running, "darwin")).toMatch(/postgres\s+-D\s/);
  expect(describeProcess(running, "darwin")).toContain(join(folder, "data"));
  expect(describeProcess({ pid: 2 ** 22 + 1, startedAt: 0 }, "darwin")).toBeUndefined();
  // From before the machine was started: no need to ask.
  expect(describeProcess({ ...running, startedAt: 1 }, "win32")).toBeUndefined();
});

test("a machine for which there is no PostgreSQL is told so, with the way out", async () => {
  const { arch } = process;
  Object.defineProperty(process, "arch", { value: "a-new-one" });
  const failed = findBinaries();
  Object.defineProperty(process, "arch", { value: arch });
  await expect(failed).rejects.toThrow(/^No PostgreSQL is installed for \w+-a-new-one: set DATABASE_URL\.$/);
});

test("started and stopped by pg_ctl, as on Windows, it serves, is started again after a crash, and ends in order", async () => {
  const warnings: string[] = [];
  const cluster = openCluster({ usesPgCtl: true, onWarning: (message) => warnings.push(message) });
  const url = await cluster.start();
  expect(await query(url, "show listen_addresses")).toEqual([{ listen_addresses: "127.0.0.1" }]);
  const first = findPostmaster(join(folder, "data"))?.pid ?? 0;
  process.kill(first, "SIGQUIT");
  await until(() => expect(warnings.join()).toContain("starting it again"));
  await until(async () => expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }]));
  const second = findPostmaster(join(folder, "data"))?.pid ?? 0;
  await cluster.stop();
  expect([isAlive(first), isAlive(second), existsSync(lockFile())]).toEqual([false, false, false]);
  expect(readFileSync(join(folder, "postgres.log"), "utf8")).toContain("database system is shut down");
});
