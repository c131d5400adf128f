import type { PipelineDeps } from "#pipeline/pipeline-deps.ts";

/**
 * Removes stored objects that no row knows any more, after the commit that made them so. The change itself succeeded: an object that cannot
 * be removed now is an orphan that housekeeping removes.
 */
export async function discardObjects({ storage, log }: Pick<PipelineDeps, "storage" | "log">, keys: string[]) {
  if (keys.length === 0) return;
  await storage.removeAll(keys).catch((error: unknown) => {
    log.warn(
      { err: error, objects: keys.length },
      "Stored objects could not be removed; housekeeping removes them later.",
    );
  });
}
