import { readFileSync } from "node:fs";

const TICKS_PER_SECOND = 100;

/** All threads of the process, in user and kernel. Linux only. */
export function cpuSeconds(pid: number) {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The name may contain spaces and brackets; what follows its last bracket does not.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

export function residentMb(pid: number) {
  return (Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) * 1024) / 1e6;
}

/** The largest resident size seen while the work goes on. */
export async function peakDuring<T>(pid: () => number, work: () => Promise<T>): Promise<{ result: T; peakMb: number }> {
  let peakMb = residentMb(pid());
  const watching = setInterval(() => (peakMb = Math.max(peakMb, residentMb(pid()))), 200);
  try {
    return { result: await work(), peakMb: Math.max(peakMb, residentMb(pid())) };
  } finally {
    clearInterval(watching);
  }
}
