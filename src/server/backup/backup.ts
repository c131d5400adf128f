import { findSqlState } from "#db/client.ts";
import { NotEmpty } from "#db/operations/copy-in.ts";
import { DataFolderInUse } from "#db/embedded/cluster.ts";
import { OtherMajor } from "#db/embedded/major-version.ts";
import { listErasures } from "#db/account/erasure-list-queries.ts";
import { BackupError } from "./backup-folder.ts";
import { readConfig } from "#server/config/config.ts";
import { BadConfiguration } from "#server/config/environment.ts";
import { makeBackup } from "./make-backup.ts";
import { withDatabase } from "#server/operations/reach-database.ts";
import { restoreBackup } from "./restore-backup.ts";

const USAGE = import.meta.filename.endsWith(".js")
  ? `npx evenhand backup <folder>
npx evenhand restore <folder> [--erased=<file>]
npx evenhand erasures > <file>`
  : `npm run backup -- <folder>
npm run restore -- <folder> [--erased=<file>]
npm run --silent erasures > <file>`;
const HIDDEN_BY_POLICY = "42501";

try {
  await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}

async function run([command, ...args]: string[]) {
  const config = readConfig(process.env, []);
  const folder = args.find((arg) => !arg.startsWith("--"));
  if (command === "make" && folder !== undefined) {
    const { rows, files, gone } = await makeBackup(config, folder);
    const count = Object.values(rows).reduce((sum, some) => sum + some, 0);
    say(`${count} rows of ${Object.keys(rows).length} tables and ${files.length} files are in ${folder}.`);
    if (gone.length > 0) say(`${gone.length} files were deleted while it was made.`);
  } else if (command === "restore" && folder !== undefined) {
    const erasedPath = args.find((arg) => arg.startsWith("--erased="))?.slice("--erased=".length);
    const { rows, files, waiting, erased } = await restoreBackup(config, folder, erasedPath);
    say(`${rows} rows and ${files} files are restored; ${waiting} tasks wait; ${erased} erasures were made again.`);
  } else if (command === "erasures") {
    for (const erasure of await withDatabase(config, listErasures)) say(JSON.stringify(erasure));
  } else throw new BackupError(USAGE);
}

function say(line: string) {
  process.stdout.write(`${line}\n`);
}

function explain(error: unknown) {
  if (findSqlState(error) === HIDDEN_BY_POLICY)
    return `${String(error)}\nGive DATABASE_URL a role that row-level security does not bind: a superuser, or one with BYPASSRLS.`;
  const isPlain = [BackupError, BadConfiguration, NotEmpty, DataFolderInUse, OtherMajor].some(
    (kind) => error instanceof kind,
  );
  if (error instanceof Error) return isPlain ? error.message : error.stack;
  return String(error);
}
