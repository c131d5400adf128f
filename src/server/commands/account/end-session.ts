import { audit } from "#db/operations/audit-queries.ts";
import { asSystem } from "#db/client.ts";
import { wakeStreams } from "#db/screening/live-event-queries.ts";
import { endLiveSession } from "#db/account/session-list-queries.ts";
import { AppError } from "#shared/errors.ts";
import type { SessionId, UserId } from "#shared/ids.ts";
import type { CommandDeps } from "#commands/command-deps.ts";

/** Signs the user out in one place, in one transaction: its next call is refused, its open stream ends. The second time there is nothing to end. */
export async function endSession({ db }: Pick<CommandDeps, "db">, ownerId: UserId, id: SessionId) {
  await asSystem(db, async (tx) => {
    if (!(await endLiveSession(tx, ownerId, id))) throw new AppError("not_found");
    await audit(tx, ownerId, "session_ended", id);
    await wakeStreams(tx, ownerId);
  });
}
