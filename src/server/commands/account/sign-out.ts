import { audit } from "#db/operations/audit-queries.ts";
import { asSystem } from "#db/client.ts";
import { dropExportLinks } from "#db/reports/export-link-queries.ts";
import { wakeStreams } from "#db/screening/live-event-queries.ts";
import { revokeAllSessions, revokeOtherSessions, revokeSession } from "#db/account/session-queries.ts";
import type { LogoutScope } from "#shared/account/account.ts";
import type { Bearer } from "./access-tokens.ts";
import type { CommandDeps } from "#commands/command-deps.ts";

/**
 * Each call checks its session, so all access tokens stop with it, and open streams look again. Idempotent. A link to a bundle names no
 * session: beyond this one, all of them go.
 */
export async function signOut({ db }: CommandDeps, { userId, sessionId }: Bearer, scope: LogoutScope) {
  await asSystem(db, async (tx) => {
    if (scope === "global") await revokeAllSessions(tx, userId);
    if (scope === "others") await revokeOtherSessions(tx, userId, sessionId);
    if (scope === "local") await revokeSession(tx, sessionId);
    if (scope !== "local") await dropExportLinks(tx, userId);
    await audit(tx, userId, "sign_out");
    await wakeStreams(tx, userId);
  });
}
