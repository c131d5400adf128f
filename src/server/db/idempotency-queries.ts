import { createHash } from "node:crypto";
import { and, eq, lt, sql } from "drizzle-orm";
import { AppError } from "#shared/errors.ts";
import type { UserId } from "#shared/ids.ts";
import type { Tx } from "./client.ts";
import { idempotencyKeys } from "./operations/operation-schema.ts";

export interface IdempotentRequest {
  route: string;
  key: string;
  body: unknown;
}

/**
 * Runs `work` once per idempotency key: a second call waits for the first to commit and gets its answer. The key is written in the same
 * transaction, so failed work leaves the key free.
 */
export async function runOncePerKey<T>(
  tx: Tx,
  ownerId: UserId,
  request: IdempotentRequest | undefined,
  answered: { parse(answer: unknown): T },
  work: () => Promise<T>,
): Promise<T> {
  if (request === undefined) return work();
  const { route, key, body } = request;
  const request_hash = createHash("sha256").update(JSON.stringify(body)).digest("hex");
  const isThisOne = and(
    eq(idempotencyKeys.user_id, ownerId),
    eq(idempotencyKeys.route, route),
    eq(idempotencyKeys.key, key),
  );
  const mine = await tx
    .insert(idempotencyKeys)
    .values({ user_id: ownerId, route, key, request_hash })
    .onConflictDoNothing()
    .returning();
  if (mine.length === 0) {
    const [earlier] = await tx.select().from(idempotencyKeys).where(isThisOne);
    if (earlier?.request_hash !== request_hash) throw new AppError("idempotency_key_reused");
    return answered.parse(earlier.answer);
  }
  const answer = await work();
  await tx.update(idempotencyKeys).set({ answer }).where(isThisOne);
  return answer;
}

/** For work of several transactions, which checks before the first. */
export async function findAnswer(tx: Tx, ownerId: UserId, { route, key }: IdempotentRequest): Promise<unknown> {
  const { user_id, answer } = idempotencyKeys;
  const [earlier] = await tx
    .select({ answer })
    .from(idempotencyKeys)
    .where(and(eq(user_id, ownerId), eq(idempotencyKeys.route, route), eq(idempotencyKeys.key, key)));
  return earlier?.answer ?? undefined;
}

/** Run as the system. */
export async function deleteOldIdempotencyKeys(tx: Tx) {
  await tx.delete(idempotencyKeys).where(lt(idempotencyKeys.created_at, sql`now() - interval '1 day'`));
}
