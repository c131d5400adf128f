import { asSystem, type Tx } from "#db/client.ts";
import { countTrialUploads, insertTrial, lockIfTrial } from "#db/account/trial-queries.ts";
import { AppError } from "#shared/errors.ts";
import type { UserId } from "#shared/ids.ts";
import type { ClientInfo } from "#commands/client-info.ts";
import type { CommandDeps } from "#commands/command-deps.ts";
import { RATE_LIMITS, enforceRateLimit } from "#commands/rate-limits.ts";

/** Enough for someone whose files did not arrive at first; too few to use the product as a store. */
const MAX_UPLOADS = 3;

export interface Trial {
  userId: UserId;
  /** Shown once. A caller who holds it is the visitor; the id of an upload alone gives nothing. */
  secret: string;
}

/** Each call begins another trial; what is not claimed within a day is deleted. */
export async function startTrial({ db, tokens }: CommandDeps, client: ClientInfo): Promise<Trial> {
  await enforceRateLimit(db, RATE_LIMITS.trialsFromAddress, client.address);
  const secret = tokens.newSecret();
  const userId = await asSystem(db, (tx) => insertTrial(tx, tokens.hashOf(secret)));
  return { userId, secret };
}

/** One screening is the trial. Part of the transaction that creates an upload; for an account it does nothing. */
export async function refuseSecondTrial(tx: Tx, ownerId: UserId) {
  if (!(await lockIfTrial(tx, ownerId))) return;
  const { all, started } = await countTrialUploads(tx, ownerId);
  if (started > 0 || all >= MAX_UPLOADS) throw new AppError("trial_used");
}

/** The same for the transaction that starts an upload, before it locks anything else: two starts see each other. */
export async function mayStartAnother(tx: Tx, ownerId: UserId): Promise<boolean> {
  if (!(await lockIfTrial(tx, ownerId))) return true;
  return (await countTrialUploads(tx, ownerId)).started === 0;
}
