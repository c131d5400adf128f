import { audit } from "#db/audit-queries.ts";
import { asSystem } from "#db/client.ts";
import { wakeStreams } from "#db/live-event-queries.ts";
import { revokeAllSessions } from "#db/session-queries.ts";
import type { UserId } from "#shared/ids.ts";
import type { CommandDeps } from "./command-deps.ts";

/** Ends every session of the user: each call checks its session, so all access tokens stop with it. Twice is once. */
export async function signOutEverywhere({ db }: CommandDeps, ownerId: UserId) {
  await asSystem(db, async (tx) => {
    await revokeAllSessions(tx, ownerId);
    await audit(tx, ownerId, "sign_out");
    await wakeStreams(tx, ownerId);
  });
}
