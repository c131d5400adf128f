import { addToCount } from "#db/analytics-queries.ts";
import { asSystem } from "#db/client.ts";
import type { CountedEvent } from "#shared/counted-event.ts";
import type { Caller } from "./caller.ts";
import type { CommandDeps } from "./command-deps.ts";
import { LIMITS, takeTurn } from "./rate-limits.ts";

/** What is told twice is counted twice: nothing hangs on it. Of the caller only the limit learns. */
export async function countEvent({ db }: CommandDeps, event: CountedEvent, caller: Caller) {
  await takeTurn(db, LIMITS.eventsFromAddress, caller.address);
  await asSystem(db, (tx) => addToCount(tx, event));
}
