import { audit } from "#db/operations/audit-queries.ts";
import { countSome } from "#db/candidates/candidate-queries.ts";
import { asOwner, asSystem } from "#db/client.ts";
import { putExportLink, takeExportLink } from "#db/reports/export-link-queries.ts";
import { hasPro } from "#db/billing/plan-queries.ts";
import { AppError } from "#shared/errors.ts";
import type { CandidateId, UserId } from "#shared/ids.ts";
import { writeBundle } from "./write-bundle.ts";
import type { CommandDeps } from "#commands/command-deps.ts";
import { findRetryAfter, RATE_LIMITS } from "#commands/rate-limits.ts";
import { zipStream } from "#commands/files/zip-stream.ts";

const LINK_LIFE_MINUTES = 15;

/** A link to the reports of these candidates. Asked for twice it makes two links to the same; all must be there, or none is exported. */
export async function exportBundle({ db, tokens }: CommandDeps, ownerId: UserId, ids: CandidateId[]): Promise<string> {
  const candidate_ids = [...new Set(ids)];
  const token = tokens.newSecret();
  await asOwner(db, ownerId, async (tx) => {
    // First, so that a stranger's candidate answers alike on every plan.
    if ((await countSome(tx, ownerId, candidate_ids)) < candidate_ids.length) throw new AppError("not_found");
    if (!(await hasPro(tx, ownerId))) throw new AppError("pro_required");
    await putExportLink(tx, ownerId, {
      token_hash: tokens.hashOf(token),
      candidate_ids,
      lifeMinutes: LINK_LIFE_MINUTES,
    });
    await audit(tx, ownerId, "reports_exported");
  });
  return token;
}

/**
 * Made while it is downloaded; who was deleted since the link was made is not in it. The link works once: what broke off is asked
 * for anew. A user refused by the rate limit keeps the link, because the refusal undoes its use.
 */
export async function followExportLink(deps: CommandDeps, token: string): Promise<AsyncGenerator<Uint8Array>> {
  const link = await asSystem(deps.db, async (tx) => {
    const taken = await takeExportLink(tx, deps.tokens.hashOf(token));
    if (taken === undefined || !(await hasPro(tx, taken.user_id))) throw new AppError("link_rejected");
    const retryAfterSeconds = await findRetryAfter(tx, RATE_LIMITS.bundlesOfAccount, taken.user_id);
    if (retryAfterSeconds !== undefined) throw new AppError("too_many_requests", { retryAfterSeconds });
    return taken;
  });
  return zipStream(writeBundle(deps, link.user_id, link.candidate_ids));
}
