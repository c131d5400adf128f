import { createHash } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { rateLimits } from "./operation-schema.ts";

export interface Hits {
  hits: number;
  secondsLeft: number;
}

/** Run as the system. Counts one more, or as many as it is worth, in a new window where the last one has ended; counts of one key never overlap. */
export async function countHit(tx: Tx, bucket: string, key: string, windowSeconds: number, by = 1): Promise<Hits> {
  const { hits, ends_at } = rateLimits;
  const isOver = sql`${ends_at} <= now()`;
  const end = sql`now() + ${windowSeconds} * interval '1 second'`;
  const [row] = await tx
    .insert(rateLimits)
    .values({ bucket, key_hash: hashOf(key), hits: by, ends_at: end })
    .onConflictDoUpdate({
      target: [rateLimits.bucket, rateLimits.key_hash],
      set: {
        hits: sql`case when ${isOver} then ${by} else ${hits} + ${by} end`,
        ends_at: sql`case when ${isOver} then excluded.ends_at else ${ends_at} end`,
      },
    })
    .returning({ hits, secondsLeft: sql<number>`ceil(extract(epoch from ${ends_at} - now()))::int` });
  if (row === undefined) throw new Error("The count was not returned.");
  return row;
}

/** Refunds a call that turned out not to count. */
export async function uncountHit(tx: Tx, bucket: string, key: string) {
  await tx
    .update(rateLimits)
    .set({ hits: sql`greatest(${rateLimits.hits} - 1, 0)` })
    .where(and(eq(rateLimits.bucket, bucket), eq(rateLimits.key_hash, hashOf(key))));
}

function hashOf(key: string) {
  return createHash("sha256").update(key).digest("base64url");
}
