import { sql } from "drizzle-orm";
import type { CountedEvent } from "#shared/site/counted-event.ts";
import type { Tx } from "#db/client.ts";
import { analyticsCounts } from "./operation-schema.ts";

/** Run as the system. One more of the kind today, by the database's clock and in UTC. */
export async function addToCount(tx: Tx, { name, page, detail, time_ms }: CountedEvent) {
  const { day, hits } = analyticsCounts;
  await tx
    .insert(analyticsCounts)
    .values({ day: sql`(now() at time zone 'utc')::date`, name, page, detail, hits: 1, time_ms })
    .onConflictDoUpdate({
      target: [day, analyticsCounts.name, analyticsCounts.page, analyticsCounts.detail],
      set: { hits: sql`${hits} + 1`, time_ms: sql`${analyticsCounts.time_ms} + excluded.time_ms` },
    });
}
