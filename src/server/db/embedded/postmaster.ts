import { readFileSync, realpathSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describeProcess, isAlive, isSystemError } from "./process-table.ts";

export interface Postmaster {
  pid: number;
  port: number;
}

interface LockFile extends Postmaster {
  folder: string;
  /** In seconds since 1970. */
  startedAt: number;
}

/** Who runs on this data folder, by PostgreSQL's own lock file. A stale file names a process that is gone or is something else. */
export function findPostmaster(folder: string): Postmaster | undefined {
  const lock = readLock(folder);
  return lock !== undefined && isAlive(lock.pid) && isRunningOn(folder, lock)
    ? { pid: lock.pid, port: lock.port }
    : undefined;
}

/**
 * PostgreSQL does not start while the process that its lock file names lives, though that may be another program by now: numbers are
 * used again, and a copied folder has a copied lock file. That its data is not in use PostgreSQL checks by its shared memory, too.
 */
export function removeStaleLock(folder: string) {
  const lock = readLock(folder);
  if (lock !== undefined && isAlive(lock.pid) && !isRunningOn(folder, lock))
    rmSync(lockFileOf(folder), { force: true });
}

export async function untilGone(pid: number, timeoutMs: number) {
  const deadline = performance.now() + timeoutMs;
  while (isAlive(pid) && performance.now() < deadline) await sleep(20);
  return !isAlive(pid);
}

/** To ask the system takes a process of its own on some; a server once recognised is not asked for again. */
const recognised = new Set<string>();

function isRunningOn(folder: string, lock: LockFile) {
  const key = `${folder} ${lock.pid} ${lock.startedAt}`;
  if (recognised.has(key)) return true;
  const isOurs = isSameFolder(folder, lock.folder) && isPostgresOn(lock.folder, describeProcess(lock) ?? "");
  if (isOurs) recognised.add(key);
  return isOurs;
}

const PROGRAM = /(^|[\\/"])postgres(\.exe)?(?=["\0\s])/;

/** Windows tells the program alone. */
function isPostgresOn(folder: string, command: string) {
  return PROGRAM.test(command) && (process.platform === "win32" || command.includes(folder));
}

function isSameFolder(left: string, right: string) {
  const [one, other] = [left, right].map(realPath);
  return one !== undefined && one === other;
}

function realPath(path: string) {
  try {
    return realpathSync.native(path);
  } catch (error) {
    if (isSystemError(error) && error.code === "ENOENT") return undefined;
    throw error;
  }
}

function readLock(folder: string): LockFile | undefined {
  const [pid, place = "", startedAt, port] = readLines(lockFileOf(folder)) ?? [];
  const lock = { pid: Number(pid), folder: place, startedAt: Number(startedAt), port: Number(port) };
  return Number.isInteger(lock.pid) && lock.pid > 0 && lock.port > 0 ? lock : undefined;
}

const lockFileOf = (folder: string) => join(folder, "postmaster.pid");

function readLines(path: string): string[] | undefined {
  try {
    return readFileSync(path, "utf8").split("\n");
  } catch (error) {
    if (isSystemError(error) && error.code === "ENOENT") return undefined;
    throw error;
  }
}
