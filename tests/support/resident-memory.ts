import { readdirSync, readFileSync } from "node:fs";

const PAGE_BYTES = 4096;
const MEGABYTE = 1024 * 1024;

/** Resident megabytes. The reader for scans gives way to everything else, which tells it from those for text. Linux only. */
export interface ResidentMemory {
  server: number;
  textReader: number;
  scanReader: number;
}

/** Of the server, and of the largest of each kind of reader that it has started. */
export function residentMemory(serverPid: number): ResidentMemory {
  const memory = { server: residentMegabytes(serverPid), textReader: 0, scanReader: 0 };
  for (const { pid, niceness } of childrenOf(serverPid)) {
    const part = niceness > 0 ? "scanReader" : "textReader";
    if (isReader(pid)) memory[part] = Math.max(memory[part], residentMegabytes(pid));
  }
  return memory;
}

export function largerOf(left: ResidentMemory, right: ResidentMemory): ResidentMemory {
  return {
    server: Math.max(left.server, right.server),
    textReader: Math.max(left.textReader, right.textReader),
    scanReader: Math.max(left.scanReader, right.scanReader),
  };
}

function childrenOf(parent: number) {
  const pids = readdirSync("/proc").map(Number).filter(Number.isInteger);
  return pids.flatMap((pid) => {
    // The second field is the program's name in parentheses and may hold spaces.
    const fields = readProc(pid, "stat").split(") ").at(-1)?.split(" ") ?? [];
    return Number(fields[1]) === parent ? [{ pid, niceness: Number(fields[16]) }] : [];
  });
}

function isReader(pid: number) {
  return readProc(pid, "cmdline").includes("reader-child");
}

function residentMegabytes(pid: number) {
  return Math.round((Number(readProc(pid, "statm").split(" ")[1] ?? 0) * PAGE_BYTES) / MEGABYTE);
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
