import { UnknownCommit } from "#db/client.ts";
import type { StoredObject } from "#gateways/storage.ts";
import { discardObjects } from "#pipeline/housekeeping/discard-objects.ts";
import type { CommandDeps } from "#commands/command-deps.ts";

export interface Recorded<Row> {
  row: Row;
  /** The object that the row pointed to before. */
  replaced: string | undefined;
}

/**
 * Bytes first, then the row, in one transaction of `record`: a file without a row is an orphan that housekeeping removes, a row
 * without a file cannot be. Under a new key each time, so that nothing is ever overwritten. The new object goes again only where
 * its row is certain not to exist; the replaced one only where the new row is certain to.
 */
export async function storeWithRow<Row>(
  deps: Pick<CommandDeps, "storage" | "log">,
  key: string,
  bytes: AsyncIterable<Uint8Array>,
  record: (stored: StoredObject) => Promise<Recorded<Row>>,
): Promise<Row> {
  const stored = await deps.storage.put(key, bytes);
  const { row, replaced } = await record(stored).catch(async (error: unknown) => {
    if (!(error instanceof UnknownCommit)) await discardObjects(deps, [key]);
    throw error;
  });
  if (replaced !== undefined) await discardObjects(deps, [replaced]);
  return row;
}
