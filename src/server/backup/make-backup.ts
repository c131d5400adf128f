import { existsSync } from "node:fs";
import { copyFile } from "node:fs/promises";
import { type Snapshot, withSnapshot } from "#db/operations/copy-out.ts";
import { MissingObject, type Storage } from "#gateways/storage.ts";
import { BackupFolder, type Manifest } from "./backup-folder.ts";
import type { Config } from "#server/config/config.ts";
import { openStorage } from "#server/start/open-storage.ts";
import { withDatabase } from "#server/operations/reach-database.ts";
import { secretsIn } from "#server/config/secrets.ts";

/**
 * While the product runs. First the rows, as one moment saw them, then the files: a file is stored before its row is written, so
 * every row has its file, unless that was deleted in between. The generated keys are in it, too; those from settings are not.
 */
export async function makeBackup(config: Config, path: string): Promise<Manifest & { gone: string[] }> {
  const backup = new BackupFolder(path);
  await backup.create();
  const { rows, migrations, keys, taken_at } = await withDatabase(config, (url) =>
    withSnapshot(url, (snapshot) => copyRows(backup, snapshot)),
  );
  const { files, gone } = await copyFiles(backup, await openStorage(config), keys);
  if (existsSync(secretsIn(config.dataFolder))) await copyFile(secretsIn(config.dataFolder), backup.secretsPath);
  const manifest: Manifest = { format: 1, taken_at, migrations, rows, files };
  await backup.writeManifest(manifest);
  return { ...manifest, gone };
}

async function copyRows(backup: BackupFolder, snapshot: Snapshot) {
  const taken_at = new Date().toISOString();
  const rows: Record<string, number> = {};
  for (const table of snapshot.tables) rows[table] = await backup.writeTable(table, snapshot.rows(table));
  return { taken_at, rows, migrations: snapshot.migrations, keys: await snapshot.storageKeys() };
}

async function copyFiles(backup: BackupFolder, storage: Storage, keys: string[]) {
  const [files, gone]: [string[], string[]] = [[], []];
  for (const key of keys) {
    try {
      await backup.writeObject(key, await storage.readSealed(key));
      files.push(key);
    } catch (error) {
      // Deleted or replaced since the rows were read.
      if (!(error instanceof MissingObject)) throw error;
      gone.push(key);
    }
  }
  return { files, gone };
}
