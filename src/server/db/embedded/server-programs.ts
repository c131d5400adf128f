import { spawn, type StdioOptions } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Binaries } from "./binaries.ts";
import { findPostmaster } from "./postmaster.ts";
import { isAlive } from "./process-table.ts";
import { giveToDatabaseUser, runAs } from "./run-as.ts";

/** A server writes it among the first things it does. */
const LOCK_FILE_MS = 5_000;

export interface Programs {
  binaries: Binaries;
  /** Holds the data files and the log. */
  folder: string;
  /**
   * On Windows `postgres` refuses an elevated shell and knows no signals: `pg_ctl` gives its privileges up and stops it in order.
   * Elsewhere `postgres` itself is quicker to start and to notice.
   */
  usesPgCtl: boolean;
}

export const dataFolderIn = (folder: string) => join(folder, "data");
export const logFileIn = (folder: string) => join(folder, "postgres.log");

/** Into a folder beside, then renamed: a start that is killed half-way leaves nothing that looks like a database. */
export async function initialisePostgres(
  { binaries, folder }: Programs,
  { user, password }: { user: string; password: string },
) {
  const fresh = join(folder, "data.new");
  const passwordFile = join(folder, "password.new");
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  giveToDatabaseUser(fresh);
  giveToDatabaseUser(passwordFile);
  const access = [`--username=${user}`, `--pwfile=${passwordFile}`, "--auth=scram-sha-256"];
  const locale = ["--encoding=UTF8", "--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"];
  await run(binaries.initdb, [`--pgdata=${fresh}`, ...access, ...locale], [fresh]);
  rmSync(passwordFile);
  renameSync(fresh, dataFolderIn(folder));
}

async function run(program: string, args: string[], reaches: string[]) {
  const launch = runAs(program, args, reaches);
  const stdio: StdioOptions = ["ignore", "ignore", "pipe"];
  const child = spawn(launch.command, launch.args, { ...launch.options, stdio, windowsHide: true });
  const messages: string[] = [];
  child.stderr?.on("data", (text: Buffer) => messages.push(text.toString()));
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`${program} failed: ${messages.join("").trim()}`);
}

/** Returns once its lock file names it, or it is gone. Nobody is told if it dies before: the caller then tries again. */
export async function startPostgres(programs: Programs, port: number, settings: Record<string, string>) {
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const start = programs.usesPgCtl ? startByPgCtl : startByItself;
  await start(programs, ["-p", String(port), ...flags]);
}

async function startByItself({ binaries, folder }: Programs, flags: string[]) {
  const data = dataFolderIn(folder);
  const launch = runAs(binaries.postgres, ["-D", data, ...flags], [data]);
  const log = openSync(logFileIn(folder), "a", 0o600);
  const child = spawn(launch.command, launch.args, { ...launch.options, detached: true, stdio: ["ignore", log, log] });
  closeSync(log);
  child.unref();
  // A leftover shared memory block or a lost port ends it at once.
  while (child.exitCode === null && child.signalCode === null && findPostmaster(data)?.pid !== child.pid)
    await sleep(10);
}

/** Detached, it has a console of its own, hidden, so that Ctrl-C in ours does not end the database before the product has. */
async function startByPgCtl({ binaries, folder }: Programs, flags: string[]) {
  const [data, log] = [dataFolderIn(folder), logFileIn(folder)];
  closeSync(openSync(log, "a", 0o600));
  giveToDatabaseUser(log);
  const quoted = flags.map((flag) => `"${flag}"`).join(" ");
  const launch = runAs(binaries.pg_ctl, ["start", "-D", data, "-l", log, "-W", "-o", quoted], [data]);
  const hidden = { detached: true, stdio: "ignore", windowsHide: true } as const;
  await once(spawn(launch.command, launch.args, { ...launch.options, ...hidden }), "close");
  const deadline = performance.now() + LOCK_FILE_MS;
  while (findPostmaster(data) === undefined && performance.now() < deadline) await sleep(20);
}

/** Asks it to end; `fast`: connections are closed and all is written, `immediate`: as after a crash. */
export async function endPostgres({ binaries, folder, usesPgCtl }: Programs, pid: number, mode: "fast" | "immediate") {
  const data = dataFolderIn(folder);
  if (!usesPgCtl) process.kill(pid, mode === "fast" ? "SIGINT" : "SIGQUIT");
  else
    await run(binaries.pg_ctl, ["stop", "-D", data, "-m", mode, "-W"], [data]).catch((error: unknown) => {
      // It went by itself meanwhile.
      if (isAlive(pid)) throw error;
    });
}
