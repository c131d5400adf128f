import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findBinaries } from "#db/embedded/binaries.ts";
import { DataFolderInUse } from "#db/embedded/cluster.ts";
import { majorOfData, majorOfPrograms } from "#db/embedded/major-version.ts";
import { BackupError } from "#server/backup/backup-folder.ts";
import { carryOver } from "#server/backup/carry-over.ts";
import { findPrograms } from "#server/backup/old-programs.ts";
import { type Config, readConfig } from "#server/config/config.ts";
import { BadConfiguration } from "#server/config/environment.ts";

// Carries the embedded database over to the PostgreSQL that comes with this version: npm run upgrade-database [-- --programs=<folder>]

try {
  const programs = process.argv.find((arg) => arg.startsWith("--programs="))?.slice("--programs=".length);
  await upgrade(readConfig(process.env, []), programs);
} catch (error) {
  const isPlain = [BackupError, BadConfiguration, DataFolderInUse].some((kind) => error instanceof kind);
  const text = error instanceof Error && isPlain ? error.message : error;
  process.stderr.write(`${text instanceof Error ? text.stack : String(text)}\n`);
  process.exit(1);
}

async function upgrade(config: Config, given: string | undefined) {
  if (config.databaseUrl !== undefined)
    throw new BackupError("DATABASE_URL names a server of your own: upgrade that by its own means.");
  const folder = join(config.dataFolder, "postgres");
  const data = join(folder, "data");
  if (!existsSync(data)) throw new BackupError(`There is no database in ${folder}.`);
  const [made, ours] = [majorOfData(data), majorOfPrograms(await findBinaries())];
  if (made === ours) return say(`The database is PostgreSQL ${ours} already.`);
  const place = join(folder, `programs-${made}`);
  say(`From PostgreSQL ${made} to ${ours}: the old programs are fetched, then every table is copied.`);
  try {
    const old = await findPrograms(made, place, given);
    const { rows, tables, oldFolder } = await carryOver(config, old, {
      onTable: (table) => say(`  ${table}`),
      onWarning: say,
    });
    say(`${rows} rows of ${tables} tables are in PostgreSQL ${ours}. Start Evenhand as usual.`);
    say(`The old data is kept in ${oldFolder}. Delete it when all is well: it holds CVs.`);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

function say(line: string) {
  process.stdout.write(`${line}\n`);
}
