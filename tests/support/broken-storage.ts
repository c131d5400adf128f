import { mkdirSync, renameSync, rmdirSync } from "node:fs";
import { join } from "node:path";
import type { World } from "#tests/support/world.ts";

/** A folder stands where a stored file was: a fault of the disk, as far as its reader can tell. Returns the function that repairs it. */
export async function breakStorage({ sql, folder }: World, path: string): Promise<() => void> {
  const [file] = await sql("select storage_key from stored_files where path = $1", [path]);
  const place = join(folder, file?.storage_key);
  renameSync(place, `${place}.kept`);
  mkdirSync(place);
  return () => {
    rmdirSync(place);
    renameSync(`${place}.kept`, place);
  };
}
