import { addToCount } from "#db/operations/analytics-queries.ts";
import { asSystem } from "#db/client.ts";
import type { CountedEvent } from "#shared/site/counted-event.ts";
import type { ClientInfo } from "#commands/client-info.ts";
import type { CommandDeps } from "#commands/command-deps.ts";
import { RATE_LIMITS, enforceRateLimit } from "#commands/rate-limits.ts";

/** Not idempotent: a repeated event is counted again. The client's address is used for the rate limit only. */
export async function countEvent({ db }: CommandDeps, event: CountedEvent, client: ClientInfo) {
  await enforceRateLimit(db, RATE_LIMITS.eventsFromAddress, client.address);
  await asSystem(db, (tx) => addToCount(tx, event));
}
