import { updateUser } from "#db/account/user-queries.ts";
import { asOwner } from "#db/client.ts";
import type { DecisionReasons } from "#shared/candidates/decision.ts";
import { AppError } from "#shared/errors.ts";
import type { UserId } from "#shared/ids.ts";
import type { CommandDeps } from "#commands/command-deps.ts";

/** One row in one transaction; the same list twice is the same list. Decisions that were made keep the words of their reason. */
export async function setDecisionReasons(
  { db }: CommandDeps,
  ownerId: UserId,
  { advance, hold, decline }: DecisionReasons,
): Promise<DecisionReasons> {
  const decision_reasons = { advance: once(advance), hold: once(hold), decline: once(decline) };
  const saved = await asOwner(db, ownerId, (tx) => updateUser(tx, ownerId, { decision_reasons }));
  if (saved === undefined) throw new AppError("not_found");
  return decision_reasons;
}

const once = (reasons: string[]): string[] => [...new Set(reasons)];
