import { desc, eq } from "drizzle-orm";
import type { UserId } from "#shared/ids.ts";
import type { OwnKeyAnalysis } from "#shared/screening/own-key-analysis.ts";
import type { Tx } from "#db/client.ts";
import { ownKeyAnalyses } from "./screening-schema.ts";

const { name, file_name, score, summary, strengths, concerns } = ownKeyAnalyses;

export async function listOwnKeyAnalyses(tx: Tx, ownerId: UserId): Promise<OwnKeyAnalysis[]> {
  return tx
    .select({ name, file_name, score, summary, strengths, concerns })
    .from(ownKeyAnalyses)
    .where(eq(ownKeyAnalyses.user_id, ownerId))
    .orderBy(desc(score), file_name);
}

export async function deleteOwnKeyAnalyses(tx: Tx, ownerId: UserId) {
  await tx.delete(ownKeyAnalyses).where(eq(ownKeyAnalyses.user_id, ownerId));
}

export async function insertOwnKeyAnalyses(tx: Tx, ownerId: UserId, analyses: OwnKeyAnalysis[]) {
  if (analyses.length === 0) return;
  await tx.insert(ownKeyAnalyses).values(analyses.map((analysis) => ({ ...analysis, user_id: ownerId })));
}
