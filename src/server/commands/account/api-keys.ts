import { countLiveKeys, findLiveKey, insertApiKey, noteKeyUse, revokeApiKey } from "#db/account/api-key-queries.ts";
import { getUser } from "#db/account/user-queries.ts";
import { asOwner, asSystem, useAsyncCommit } from "#db/client.ts";
import { audit } from "#db/operations/audit-queries.ts";
import { putMail } from "#db/operations/outbox-queries.ts";
import { apiKeyMail } from "#pipeline/mail/account-mails.ts";
import { type CreatedApiKey, KEY_PREFIX, MAX_API_KEYS, type NewApiKey } from "#shared/account/api-key.ts";
import { AppError } from "#shared/errors.ts";
import type { ApiKeyId, UserId } from "#shared/ids.ts";
import type { CommandDeps } from "#commands/command-deps.ts";
import { findRetryAfter, RATE_LIMITS } from "#commands/rate-limits.ts";
import { fullNameOf } from "./issue-session.ts";

const HINT_LENGTH = 4;

/**
 * The key, its entry in the log and a mail to its owner in one transaction; run twice it makes two keys. 256 random bits cannot be
 * guessed, so one round of SHA-256 keeps them: a slow hash is for passwords, and would cost every call as much as signing in.
 */
export async function createApiKey(deps: CommandDeps, ownerId: UserId, asked: NewApiKey): Promise<CreatedApiKey> {
  const { db, tokens, publicUrl } = deps;
  const secret = KEY_PREFIX + tokens.newSecret();
  const { name, days } = asked;
  const scopes = [...new Set(asked.scopes)];
  return asOwner(db, ownerId, async (tx) => {
    // Two at the same moment may make one more: the limit only keeps the list short.
    if ((await countLiveKeys(tx, ownerId)) >= MAX_API_KEYS) throw new AppError("program_limit");
    const stored = { name, scopes, secret_hash: tokens.hashOf(secret), hint: secret.slice(-HINT_LENGTH) };
    const key = await insertApiKey(tx, ownerId, stored, days);
    await audit(tx, ownerId, "api_key_created", key.id);
    const user = await getUser(tx, ownerId);
    await putMail(tx, ownerId, user.email, apiKeyMail({ full_name: fullNameOf(user) }, name, `${publicUrl}/account`));
    return { ...key, secret };
  });
}

/** From the next call on it opens nothing. The second time there is nothing to revoke. */
export async function revokeKey({ db }: CommandDeps, ownerId: UserId, id: ApiKeyId) {
  await asOwner(db, ownerId, async (tx) => {
    if (!(await revokeApiKey(tx, ownerId, id))) throw new AppError("not_found");
    await audit(tx, ownerId, "api_key_revoked", id);
  });
}

/** Looked up on every call, so that a revoked key ends at once; the call is counted in the same transaction. */
export async function openApiKey({ db, tokens }: Pick<CommandDeps, "db" | "tokens">, secret: string) {
  const opened = await asSystem(db, async (tx) => {
    const key = await findLiveKey(tx, tokens.hashOf(secret));
    if (key === undefined) return undefined;
    await useAsyncCommit(tx);
    await noteKeyUse(tx, key.id);
    return { ...key, retryAfter: await findRetryAfter(tx, RATE_LIMITS.callsOfKey, key.id) };
  });
  if (opened?.retryAfter !== undefined)
    throw new AppError("too_many_requests", { retryAfterSeconds: opened.retryAfter });
  return opened;
}
