import { and, eq, gt, sql } from "drizzle-orm";
import type { CandidateId, UserId } from "#shared/ids.ts";
import type { Tx } from "#db/client.ts";
import { exportLinks } from "./report-schema.ts";

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

/** Run as the system: a link says who its owner is. It is gone with its first use, so of two that follow it one finds it. */
export async function takeExportLink(tx: Tx, tokenHash: string): Promise<ExportLink | undefined> {
  const { user_id, candidate_ids, expires_at } = exportLinks;
  const isIt = and(eq(exportLinks.token_hash, tokenHash), gt(expires_at, sql`now()`));
  const [link] = await tx.delete(exportLinks).where(isIt).returning({ user_id, candidate_ids });
  return link;
}

/** Run as the system, in the transaction that ends what the links rested on: sessions, the password, Pro. */
export async function dropExportLinks(tx: Tx, ownerId: UserId) {
  await tx.delete(exportLinks).where(eq(exportLinks.user_id, ownerId));
}
