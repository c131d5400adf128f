import { readdirSync, readFileSync } from "node:fs";

/** Of the parts of the product. */
export interface MemoryUse {
  server: number;
  readers: number;
  database: number;
}

/** Proportional set sizes in bytes, so that pages shared between PostgreSQL's processes are counted once. Linux only. */
export function measureMemory(serverPid: number, postmasterPid: number): MemoryUse {
  return {
    server: sum([serverPid]),
    readers: sum(childrenOf(serverPid).filter((pid) => pid !== postmasterPid)),
    database: sum([postmasterPid, ...childrenOf(postmasterPid)]),
  };
}

/** Of all processes that one has started, and that have not ended. */
export function measureChildren(pid: number): number {
  return sum(childrenOf(pid));
}

const CLOCK_TICKS_PER_SECOND = 100;

/** Seconds of processor time so far; of processes that have ended nothing. On a busy machine it says more than the clock. */
export function measureProcessorTime(serverPid: number, postmasterPid: number): MemoryUse {
  return {
    server: sumTime([serverPid]),
    readers: sumTime(childrenOf(serverPid).filter((pid) => pid !== postmasterPid)),
    database: sumTime([postmasterPid, ...childrenOf(postmasterPid)]),
  };
}

/** Of each process of the product, by its id. */
export function listProcessorTimes(serverPid: number, postmasterPid: number): Map<number, number> {
  const pids = [serverPid, ...childrenOf(serverPid), ...childrenOf(postmasterPid)];
  return new Map(pids.map((pid) => [pid, sumTime([pid])]));
}

/** The name of the program, in brackets, may hold spaces; user and system time are the 12th and 13th after it. */
function sumTime(pids: number[]) {
  const times = pids.map((pid) => readProc(pid, "stat").split(") ").at(-1)?.split(" ") ?? []);
  return times.reduce((sum, time) => sum + Number(time[11] ?? 0) + Number(time[12] ?? 0), 0) / CLOCK_TICKS_PER_SECOND;
}

function childrenOf(pid: number): number[] {
  return [...parentOfEach()].filter(([, parent]) => parent === pid).map(([child]) => child);
}

function sum(pids: number[]) {
  return pids.reduce((bytes, pid) => bytes + proportionalBytes(pid), 0);
}

export function peakOf(samples: MemoryUse[]): MemoryUse {
  const peak = (part: keyof MemoryUse) => Math.max(...samples.map((sample) => sample[part]));
  return { server: peak("server"), readers: peak("readers"), database: peak("database") };
}

function parentOfEach(): Map<number, number> {
  const pids = readdirSync("/proc").map(Number).filter(Number.isInteger);
  return new Map(pids.map((pid) => [pid, Number(/^PPid:\s+(\d+)/m.exec(readProc(pid, "status"))?.[1])]));
}

function proportionalBytes(pid: number) {
  return Number(/^Pss:\s+(\d+)/m.exec(readProc(pid, "smaps_rollup"))?.[1] ?? 0) * 1024;
}

/** A process that ended between being listed and being read uses nothing. */
function readProc(pid: number, name: string) {
  try {
    return readFileSync(`/proc/${pid}/${name}`, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ESRCH")) return "";
    throw error;
  }
}
