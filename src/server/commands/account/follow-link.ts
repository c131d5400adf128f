import { audit } from "#db/operations/audit-queries.ts";
import { asSystem, becomeOwner, type Tx } from "#db/client.ts";
import { confirmLead } from "#db/account/lead-queries.ts";
import { useToken, type UsedToken } from "#db/account/one-time-token-queries.ts";
import { findAndLockUpload, getUpload } from "#db/screening/upload-queries.ts";
import { confirmEmail } from "#db/account/user-queries.ts";
import { mailResults } from "#pipeline/mail/mail-results.ts";
import type { AuthSession, AuthUser, Verify } from "#shared/account/account.ts";
import { AppError } from "#shared/errors.ts";
import type { UploadId } from "#shared/ids.ts";
import type { ClientInfo } from "#commands/client-info.ts";
import type { CommandDeps } from "#commands/command-deps.ts";
import { issueSession, presentUser } from "./issue-session.ts";
import { RATE_LIMITS, enforceRateLimit } from "#commands/rate-limits.ts";

/**
 * A link works once. Every kind proves the address; a recovery link also opens a session in which a new password can be set
 * and nothing else done, and that of a trial has its scores sent.
 */
export async function followLink(
  deps: CommandDeps,
  { type, token_hash: token }: Verify,
  client: ClientInfo,
): Promise<AuthSession | AuthUser> {
  const { db, tokens } = deps;
  await enforceRateLimit(db, RATE_LIMITS.linksFromAddress, client.address);
  return asSystem(db, async (tx) => {
    const used = await useToken(
      tx,
      type === "recovery" ? ["recovery"] : ["confirmation", "lead"],
      tokens.hashOf(token),
    );
    if (used === undefined) throw new AppError("link_rejected");
    await audit(tx, used.user_id, "email_confirmed");
    if (used.upload_id !== null) return followLead(tx, deps, used, used.upload_id);
    const user = await confirmEmail(tx, used.user_id);
    if (user === undefined) throw new AppError("link_rejected");
    if (used.purpose === "confirmation") return presentUser(user);
    return issueSession(tx, tokens, user, { kind: "recovery", device: client.device });
  });
}

/** Scores that are ready go out now; otherwise the last CV to end sends them. */
async function followLead(tx: Tx, deps: CommandDeps, { user_id }: UsedToken, uploadId: UploadId): Promise<AuthUser> {
  await confirmLead(tx, uploadId);
  await becomeOwner(tx, user_id);
  const upload = await findAndLockUpload(tx, user_id, uploadId);
  if (upload?.status === "completed") await mailResults(tx, deps, upload);
  const { email, created_at, email_confirmed_at } = await getUpload(tx, user_id, uploadId);
  return {
    id: user_id,
    aud: "authenticated",
    email: email ?? "",
    created_at,
    ...(email_confirmed_at !== null && { email_confirmed_at }),
    user_metadata: { full_name: "" },
    app_metadata: {},
  };
}
