import { and, eq, gt, sql } from "drizzle-orm";
import type { CandidateId, UserId } from "#shared/ids.ts";
import type { Tx } from "./client.ts";
import { exportLinks } from "./schema.ts";

export interface NewExportLink {
  token_hash: string;
  candidate_ids: CandidateId[];
  lifeMinutes: number;
}

export async function putExportLink(tx: Tx, ownerId: UserId, { lifeMinutes, ...link }: NewExportLink) {
  const expires_at = sql`now() + ${lifeMinutes} * interval '1 minute'`;
  await tx.insert(exportLinks).values({ ...link, user_id: ownerId, expires_at });
}

export type ExportLink = Pick<typeof exportLinks.$inferSelect, "user_id" | "candidate_ids">;

/** Run as the system: a link says who its owner is. It works until it expires, however often. */
export async function findExportLink(tx: Tx, tokenHash: string): Promise<ExportLink | undefined> {
  const { user_id, candidate_ids, expires_at } = exportLinks;
  const isIt = and(eq(exportLinks.token_hash, tokenHash), gt(expires_at, sql`now()`));
  const [link] = await tx.select({ user_id, candidate_ids }).from(exportLinks).where(isIt);
  return link;
}
