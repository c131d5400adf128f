import { asOwner } from "#db/client.ts";
import { deleteOwnKeyAnalyses, insertOwnKeyAnalyses } from "#db/screening/own-key-queries.ts";
import type { UserId } from "#shared/ids.ts";
import type { OwnKeyAnalysis } from "#shared/screening/own-key-analysis.ts";
import type { CommandDeps } from "#commands/command-deps.ts";

/** One transaction: the earlier rows go and these come, or neither. Idempotent. */
export async function replaceOwnKeyAnalyses({ db }: CommandDeps, ownerId: UserId, analyses: OwnKeyAnalysis[]) {
  await asOwner(db, ownerId, async (tx) => {
    await deleteOwnKeyAnalyses(tx, ownerId);
    await insertOwnKeyAnalyses(tx, ownerId, analyses);
  });
}
