import { and, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import type { UploadId, UserId } from "#shared/ids.ts";
import type { Tx } from "#db/client.ts";
import { oneTimeTokens, type TokenPurpose } from "./account-schema.ts";

export interface NewToken {
  purpose: TokenPurpose;
  token_hash: string;
  lifeMinutes: number;
  /** For a `lead`: the upload whose scores its link has sent. */
  upload_id?: UploadId;
}

/** All of these run as the system: a link says who its owner is. A newer link makes the older ones worthless. */
export async function putToken(tx: Tx, ownerId: UserId, { lifeMinutes, ...token }: NewToken) {
  await spendTokens(tx, ownerId, token.purpose);
  const expires_at = sql`now() + ${lifeMinutes} * interval '1 minute'`;
  await tx.insert(oneTimeTokens).values({ ...token, user_id: ownerId, expires_at });
}

export type UsedToken = Pick<typeof oneTimeTokens.$inferSelect, "user_id" | "purpose" | "upload_id">;

/** Works once: of two calls at the same moment one gets the owner. */
export async function useToken(tx: Tx, purposes: TokenPurpose[], tokenHash: string): Promise<UsedToken | undefined> {
  const { user_id, purpose, upload_id } = oneTimeTokens;
  const [used] = await tx
    .update(oneTimeTokens)
    .set({ used_at: sql`now()` })
    .where(
      and(
        eq(oneTimeTokens.token_hash, tokenHash),
        inArray(purpose, purposes),
        isNull(oneTimeTokens.used_at),
        gt(oneTimeTokens.expires_at, sql`now()`),
      ),
    )
    .returning({ user_id, purpose, upload_id });
  return used;
}

export async function spendTokens(tx: Tx, ownerId: UserId, purpose: TokenPurpose) {
  await tx
    .update(oneTimeTokens)
    .set({ used_at: sql`now()` })
    .where(and(eq(oneTimeTokens.user_id, ownerId), eq(oneTimeTokens.purpose, purpose), isNull(oneTimeTokens.used_at)));
}

/** A link that was sent before its trial was claimed goes on to work. */
export async function moveTokens(tx: Tx, from: UserId, to: UserId) {
  await tx.update(oneTimeTokens).set({ user_id: to }).where(eq(oneTimeTokens.user_id, from));
}
