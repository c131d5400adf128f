import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import type { Binaries } from "./binaries.ts";

/** In the installed package these files are JavaScript. */
const COMMAND = import.meta.filename.endsWith(".js") ? "npx evenhand upgrade-database" : "npm run upgrade-database";

/** The files of one major version cannot be read by another. */
export class OtherMajor extends Error {}

export function majorOfData(dataFolder: string): number {
  return Number.parseInt(readFileSync(join(dataFolder, "PG_VERSION"), "utf8"), 10);
}

export function majorOfPrograms({ postgres }: Pick<Binaries, "postgres">): number {
  const answer = execFileSync(postgres, ["--version"], { encoding: "utf8", windowsHide: true });
  return Number(/\d+/.exec(answer)?.[0]);
}

export function refuseOtherMajor(dataFolder: string, binaries: Binaries) {
  const [data, programs] = [majorOfData(dataFolder), majorOfPrograms(binaries)];
  if (data === programs) return;
  throw new OtherMajor(
    `The data in ${dataFolder} was made by PostgreSQL ${data}, and this version of Evenhand runs PostgreSQL ${programs}.\n` +
      `Nothing was changed. Run this once, it carries everything over and keeps the old data:\n  ${COMMAND}`,
  );
}

/** Where a database of this version is filled from the old one. */
export function newFolder(folder: string) {
  return join(folder, "upgrade");
}

/**
 * The old data steps aside and the filled new data takes its place. A process that is killed between the two leaves no data but the
 * new: whatever starts next finishes it.
 */
export function exchangeData(folder: string): string {
  const old = join(folder, `data-${majorOfData(join(folder, "data"))}`);
  renameSync(join(folder, "data"), old);
  finishExchange(folder);
  return old;
}

export function finishExchange(folder: string) {
  const [data, fresh] = [join(folder, "data"), join(newFolder(folder), "data")];
  if (!existsSync(data) && existsSync(fresh)) renameSync(fresh, data);
}
