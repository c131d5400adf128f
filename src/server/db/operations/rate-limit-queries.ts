import { createHash } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { Db, Tx } from "#db/client.ts";
import { changeAsSystemUnsynced, type PreparedQuery } from "#db/query-as-owner.ts";
import { rateLimits } from "./operation-schema.ts";
import { firstOrThrow } from "#db/first-row.ts";

export interface Hits {
  hits: number;
  secondsLeft: number;
}
type Counted = { [Name in keyof Hits]: Hits[Name] };

/** Counts of one key never overlap; the first one after the end of a window begins a new one. */
const COUNT_HIT: PreparedQuery = {
  name: "count_hit",
  takes: ["text", "text", "integer", "integer"],
  text: `insert into rate_limits as counted (bucket, key_hash, ends_at, hits)
    values ($1, $2, now() + $3 * interval '1 second', $4)
    on conflict (bucket, key_hash) do update set
      hits = excluded.hits + case when counted.ends_at <= now() then 0 else counted.hits end,
      ends_at = case when counted.ends_at <= now() then excluded.ends_at else counted.ends_at end
    returning hits, ceil(extract(epoch from ends_at - now()))::int as "secondsLeft"`,
};

/** Run as the system. */
export async function countHit(tx: Tx, bucket: string, key: string, windowSeconds: number): Promise<Hits> {
  const { rows } = await tx.$client.query<Counted>(COUNT_HIT.text, [bucket, hashOf(key), windowSeconds, 1]);
  return firstOrThrow(rows);
}

/** In a transaction of its own, whose count a crash may lose. */
export async function countBulkHit(db: Db, bucket: string, key: string, windowSeconds: number, by: number) {
  const values = [bucket, hashOf(key), String(windowSeconds), String(by)];
  return firstOrThrow(await changeAsSystemUnsynced<Counted>(db, COUNT_HIT, values));
}

/** Refunds a call that turned out not to count. */
export async function uncountHit(tx: Tx, bucket: string, key: string) {
  await tx
    .update(rateLimits)
    .set({ hits: sql`greatest(${rateLimits.hits} - 1, 0)` })
    .where(and(eq(rateLimits.bucket, bucket), eq(rateLimits.key_hash, hashOf(key))));
}

const hashOf = (key: string) => createHash("sha256").update(key).digest("base64url");
