import { audit } from "#db/operations/audit-queries.ts";
import type { Tx } from "#db/client.ts";
import { moveTokens } from "#db/account/one-time-token-queries.ts";
import { deleteTrial, lockTrial, moveTasks, moveTrial } from "#db/account/trial-queries.ts";
import type { UserRow } from "#db/account/user-queries.ts";
import type { CommandDeps } from "#commands/command-deps.ts";
import { lockBeyondLimit } from "#commands/billing/locked-cvs.ts";

/**
 * Part of the transaction that signs somebody in, as the system: a trial passes over whole or not at all. A second claim finds
 * no trial and changes nothing.
 */
export async function claimTrial(tx: Tx, deps: CommandDeps, user: UserRow, claimSecret: string | undefined) {
  const { tokens, queue } = deps;
  if (claimSecret === undefined) return;
  const trial = await lockTrial(tx, tokens.hashOf(claimSecret));
  if (trial === undefined) return;
  const claimed = await moveTrial(tx, trial, user);
  await moveTokens(tx, trial, user.id);
  const waiting = await moveTasks(tx, trial, user.id);
  await queue.remove(
    tx,
    waiting.map(({ id }) => id),
  );
  await queue.put(tx, waiting);
  await lockBeyondLimit(tx, deps, user.id, claimed);
  await deleteTrial(tx, trial);
  await audit(tx, user.id, "trial_claimed", trial);
}
