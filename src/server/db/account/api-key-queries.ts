import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { ApiKey, ApiScope } from "#shared/account/api-key.ts";
import type { ApiKeyId, UserId } from "#shared/ids.ts";
import type { Tx } from "#db/client.ts";
import { apiKeys } from "./access-schema.ts";
import { firstOrThrow } from "#db/first-row.ts";

const { id, name, hint, scopes, created_at, expires_at, last_used_at } = apiKeys;
const is_expired = sql<boolean>`${expires_at} <= now()`;
const shown = { id, name, hint, scopes, created_at, expires_at, last_used_at, is_expired };

interface StoredKey {
  name: string;
  secret_hash: string;
  hint: string;
  scopes: ApiScope[];
}

/** The newest first. An expired key stays in the list for as long as it is kept, so that somebody finds out why a program stopped. */
export async function listApiKeys(tx: Tx, ownerId: UserId): Promise<ApiKey[]> {
  return tx
    .select(shown)
    .from(apiKeys)
    .where(and(eq(apiKeys.user_id, ownerId), isNull(apiKeys.revoked_at)))
    .orderBy(desc(created_at), desc(id));
}

export async function countLiveKeys(tx: Tx, ownerId: UserId): Promise<number> {
  const isLive = and(isNull(apiKeys.revoked_at), sql`not ${is_expired}`);
  return tx.$count(apiKeys, and(eq(apiKeys.user_id, ownerId), isLive));
}

export async function insertApiKey(tx: Tx, ownerId: UserId, key: StoredKey, days: number): Promise<ApiKey> {
  return tx
    .insert(apiKeys)
    .values({ ...key, user_id: ownerId, expires_at: sql`now() + ${days} * interval '1 day'` })
    .returning(shown)
    .then(firstOrThrow);
}

/** False when it is not theirs or revoked already. */
export async function revokeApiKey(tx: Tx, ownerId: UserId, keyId: ApiKeyId): Promise<boolean> {
  const revoked = await tx
    .update(apiKeys)
    .set({ revoked_at: sql`now()` })
    .where(and(eq(id, keyId), eq(apiKeys.user_id, ownerId), isNull(apiKeys.revoked_at)))
    .returning({ id });
  return revoked.length === 1;
}

export interface FoundKey {
  id: ApiKeyId;
  user_id: UserId;
  name: string;
  scopes: ApiScope[];
}

/** Run as the system: the secret says whose it is. Undefined once it is revoked or expired. */
export async function findLiveKey(tx: Tx, secretHash: string): Promise<FoundKey | undefined> {
  const [found] = await tx
    .select({ id, user_id: apiKeys.user_id, name, scopes })
    .from(apiKeys)
    .where(and(eq(apiKeys.secret_hash, secretHash), isNull(apiKeys.revoked_at), sql`not ${is_expired}`));
  return found;
}

/** Run as the system. One write a minute, however many calls there are. */
export async function noteKeyUse(tx: Tx, keyId: ApiKeyId) {
  const isDue = sql`(${last_used_at} is null or ${last_used_at} < now() - interval '1 minute')`;
  await tx
    .update(apiKeys)
    .set({ last_used_at: sql`now()` })
    .where(and(eq(id, keyId), isDue));
}
