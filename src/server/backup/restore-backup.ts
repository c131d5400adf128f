import { existsSync } from "node:fs";
import { copyFile, mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { asSystem, type Db, openDatabase, asOwner } from "#db/client.ts";
import { copyIn } from "#db/operations/copy-in.ts";
import { Erasure } from "#db/account/erasure-list-queries.ts";
import { listMigrations, migrate } from "#db/migrate.ts";
import { reclaimAll } from "#db/queue/task-queries.ts";
import { openQueue, type TaskQueue } from "#db/queue/task-queue.ts";
import { DiskMailer } from "#gateways/disk-mailer.ts";
import type { Config } from "#server/config/config.ts";
import { createLog } from "#server/operations/log.ts";
import { openStorage } from "#server/start/open-storage.ts";
import { withDatabase } from "#server/operations/reach-database.ts";
import { secretsIn } from "#server/config/secrets.ts";
import { listToDelete } from "#db/candidates/candidate-deletion-queries.ts";
import type { Mailer } from "#gateways/mailer.ts";
import { deleteCandidates, type DeletionDeps } from "#commands/candidates/delete-candidates.ts";
import { eraseUpload, eraseUser } from "#pipeline/housekeeping/erase.ts";
import { BackupFolder, BackupError, type Manifest } from "./backup-folder.ts";

type ReapplyErasuresDeps = DeletionDeps & { mailer: Mailer };

export interface Restored {
  rows: number;
  files: number;
  /** Tasks that go on where the backup found them. */
  waiting: number;
  erased: number;
}

/** Into an empty database and storage. What was erased since the backup, by the list, is erased again before anybody can see it. */
export async function restoreBackup(config: Config, path: string, erasedPath?: string): Promise<Restored> {
  const backup = new BackupFolder(path);
  const manifest = await backup.readManifest();
  const erasures = erasedPath === undefined ? [] : await readErasures(erasedPath);
  await refuseNewer(manifest);
  await restoreSecrets(config, backup);
  return withDatabase(config, async (url) => {
    await migrate(
      url,
      manifest.migrations.map(({ name }) => name),
    );
    const rowsOf = (table: string) => (table in manifest.rows ? backup.readTable(table) : noRows());
    await copyIn(url, { rowsOf, isBackup: true });
    const storage = await openStorage(config);
    for (const key of manifest.files) await storage.putSealed(key, await backup.readObject(key));
    // The queries below are this version's.
    await migrate(url);
    const db = openDatabase({ url, maxConnections: 4, onError: (error) => process.stderr.write(`${error.message}\n`) });
    const queue = await openQueue(db);
    const mailer = new DiskMailer(join(config.dataFolder, "outbox"), config.mailFrom);
    const waiting = await queueAgain(db, queue);
    const log = createLog("warn", process.stderr);
    const erased = await reapplyErasures({ db, queue, storage, mailer, log, publicUrl: config.publicUrl }, erasures);
    await queue.close();
    await db.$client.end();
    const rows = Object.values(manifest.rows).reduce((sum, count) => sum + count, 0);
    return { rows, files: manifest.files.length, waiting, erased };
  });
}

/** In one transaction: a task waits in the queue exactly if its row says so. */
export async function queueAgain(db: Db, queue: TaskQueue): Promise<number> {
  return asSystem(db, async (tx) => {
    const tasks = await reclaimAll(tx);
    await queue.put(tx, tasks);
    return tasks.length;
  });
}

async function refuseNewer({ migrations }: Manifest) {
  const known = new Set(await listMigrations());
  const unknown = migrations.find(({ name }) => !known.has(name));
  if (unknown !== undefined)
    throw new BackupError(`The backup is from a newer version (${unknown.name}): restore it with that one.`);
}

async function restoreSecrets(config: Config, backup: BackupFolder) {
  if (!existsSync(backup.secretsPath)) return;
  const path = secretsIn(config.dataFolder);
  if (existsSync(path))
    throw new BackupError(`${config.dataFolder} is in use: a backup is restored into an empty folder.`);
  await mkdir(config.dataFolder, { recursive: true, mode: 0o711 });
  await copyFile(backup.secretsPath, path);
}

async function readErasures(path: string): Promise<Erasure[]> {
  const lines = (await readFile(path, "utf8")).split("\n").filter((line) => line !== "");
  return lines.map((line) => Erasure.parse(JSON.parse(line)));
}

async function* noRows(): AsyncGenerator<string> {
  // A table that the backup does not have stays empty.
}

/** Repeats the erasures recorded since the backup. Missing rows are skipped; returns how many were erased. */
async function reapplyErasures(deps: ReapplyErasuresDeps, erasures: Erasure[]): Promise<number> {
  let count = 0;
  for (const erasure of erasures) if (await eraseOne(deps, erasure)) count += 1;
  return count;
}

async function eraseOne(deps: ReapplyErasuresDeps, erasure: Erasure): Promise<boolean> {
  const { user_id: ownerId } = erasure;
  if (erasure.erased === "user") return eraseUser(deps, ownerId, "account_deleted");
  if (erasure.erased === "upload") return eraseUpload(deps, ownerId, erasure.upload_id);
  const found = await asOwner(deps.db, ownerId, (tx) => listToDelete(tx, ownerId, [erasure.candidate_id]));
  if (found.length > 0) await deleteCandidates(deps, ownerId, [erasure.candidate_id]);
  return found.length > 0;
}
