import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

export interface Postmaster {
  pid: number;
  port: number;
}

/** Who runs on this data folder, by PostgreSQL's own lock file. A stale file names a process that is gone or is something else. */
export function findPostmaster(folder: string): Postmaster | undefined {
  const lines = readLines(join(folder, "postmaster.pid"));
  const pid = Number(lines?.[0]);
  const port = Number(lines?.[3]);
  if (!Number.isInteger(pid) || pid <= 0 || !(port > 0)) return undefined;
  return isPostgres(pid) ? { pid, port } : undefined;
}

export function isAlive(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, under another user.
    return isSystemError(error) && error.code === "EPERM";
  }
}

export async function untilGone(pid: number, timeoutMs: number) {
  const deadline = performance.now() + timeoutMs;
  while (isAlive(pid) && performance.now() < deadline) await sleep(20);
  return !isAlive(pid);
}

/** A process number is used again after a restart of the machine; where the system tells, only a real postgres counts. */
function isPostgres(pid: number) {
  if (!isAlive(pid)) return false;
  const command = readLines(`/proc/${pid}/cmdline`)?.[0];
  return command === undefined || command.includes("postgres");
}

function readLines(path: string): string[] | undefined {
  try {
    return readFileSync(path, "utf8").split("\n");
  } catch (error) {
    if (isSystemError(error) && (error.code === "ENOENT" || error.code === "ESRCH")) return undefined;
    throw error;
  }
}

function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && "code" in error;
}
