import { rmSync } from "node:fs";
import { openDatabase } from "#db/client.ts";
import type { Binaries } from "#db/embedded/binaries.ts";
import { Cluster } from "#db/embedded/cluster.ts";
import { exchangeData, newFolder } from "#db/embedded/major-version.ts";
import { migrate } from "#db/migrate.ts";
import { copyIn } from "#db/operations/copy-in.ts";
import { type Snapshot, withSnapshot } from "#db/operations/copy-out.ts";
import { openQueue } from "#db/queue/task-queue.ts";
import type { Config } from "#server/config/config.ts";
import { placeOf } from "#server/operations/reach-database.ts";
import { queueAgain } from "./restore-backup.ts";

export interface CarriedOver {
  rows: number;
  tables: number;
  /** Kept as it was, for the operator to delete. */
  oldFolder: string;
}

interface Reporting {
  onTable: (table: string) => void;
  onWarning: (message: string) => void;
}

/**
 * Every row of the embedded database, made by programs of another major version, into a new one of the product's own. Killed at any
 * moment, it can be run again: until both are stopped and in order, the old data stays where it is.
 */
export async function carryOver(config: Config, old: Binaries, reporting: Reporting): Promise<CarriedOver> {
  const { folder, password } = placeOf(config);
  const { onWarning } = reporting;
  const from = new Cluster({ folder, password, binaries: old, onWarning });
  rmSync(newFolder(folder), { recursive: true, force: true });
  const to = new Cluster({ folder: newFolder(folder), password, onWarning });
  const counted = await inTurn(from, (source) =>
    inTurn(to, (target) => withSnapshot(source, (snapshot) => copyAll(snapshot, target, reporting))),
  );
  const oldFolder = exchangeData(folder);
  rmSync(newFolder(folder), { recursive: true, force: true });
  return { ...counted, oldFolder };
}

async function inTurn<T>(cluster: Cluster, work: (url: string) => Promise<T>): Promise<T> {
  try {
    return await work(await cluster.start());
  } finally {
    await cluster.stop();
  }
}

async function copyAll(snapshot: Snapshot, url: string, { onTable, onWarning }: Reporting) {
  await migrate(
    url,
    snapshot.migrations.map(({ name }) => name),
  );
  let rows = 0;
  async function* rowsOf(table: string) {
    onTable(table);
    for await (const row of snapshot.rows(table)) {
      rows += 1;
      yield row;
    }
  }
  await copyIn(url, { rowsOf, isBackup: false });
  // The queue is made anew from the tasks, by this version's tables.
  await migrate(url);
  const db = openDatabase({ url, maxConnections: 4, onError: (error) => onWarning(error.message) });
  const queue = await openQueue(db);
  await queueAgain(db, queue);
  await queue.close();
  await db.$client.end();
  return { rows, tables: snapshot.tables.length };
}
