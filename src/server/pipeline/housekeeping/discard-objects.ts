import type { PipelineDeps } from "#pipeline/pipeline-deps.ts";

/**
 * Removes stored objects that no row knows any more, after the commit that made them so. The deed itself is done and is told
 * so: an object that cannot be removed now is an orphan, which housekeeping finds and removes.
 */
export async function discardObjects({ storage, log }: Pick<PipelineDeps, "storage" | "log">, keys: string[]) {
  if (keys.length === 0) return;
  await storage.removeAll(keys).catch((error: unknown) => {
    log.warn(
      { err: error, objects: keys.length },
      "Stored objects could not be removed; the clean-up comes back to them.",
    );
  });
}
