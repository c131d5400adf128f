import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { uptime } from "node:os";

export function isAlive(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, under another user.
    return isSystemError(error) && error.code === "EPERM";
  }
}

/** How the system's tools are asked, where /proc is not. */
const ASKED: Partial<Record<NodeJS.Platform, (pid: number) => [string, string[]]>> = {
  darwin: (pid) => ["ps", ["-ww", "-o", "command=", "-p", String(pid)]],
  win32: (pid) => ["tasklist", ["/FO", "CSV", "/NH", "/FI", `PID eq ${pid}`]],
};

/** A clock that was set since may lie by so much. */
const CLOCK_SLACK_S = 120;

/**
 * What a process was started as. Undefined where there is none, or where it cannot be the one meant: Windows tells only the name of a
 * program, and what is said to run from before the machine was started does not.
 */
export function describeProcess(
  { pid, startedAt }: { pid: number; startedAt: number },
  platform = process.platform,
): string | undefined {
  if (platform === "linux") return readCommand(pid);
  const startOfMachine = Date.now() / 1000 - uptime();
  if (platform === "win32" && startedAt < startOfMachine - CLOCK_SLACK_S) return undefined;
  const [command, args] = ASKED[platform]?.(pid) ?? ["ps", ["-o", "args=", "-p", String(pid)]];
  const { status, stdout } = spawnSync(command, args, { encoding: "utf8", windowsHide: true });
  return status === 0 ? stdout : undefined;
}

function readCommand(pid: number) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch (error) {
    if (isSystemError(error) && (error.code === "ENOENT" || error.code === "ESRCH")) return undefined;
    throw error;
  }
}

export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && "code" in error;
}
