import { eraseUser } from "#pipeline/housekeeping/erase.ts";
import type { UserId } from "#shared/ids.ts";
import type { CommandDeps } from "#commands/command-deps.ts";

/** The session goes with everything else: a user who asks a second time is not signed in. */
export async function deleteAccount(deps: CommandDeps, ownerId: UserId) {
  await eraseUser(deps, ownerId, "account_deleted");
}
