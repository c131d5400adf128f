import { changeUpload } from "#commands/screening/change-upload.ts";
import { createUpload } from "#commands/screening/create-upload.ts";
import { enforceRateLimit, RATE_LIMITS } from "#commands/rate-limits.ts";
import { startTrial } from "#commands/account/trials.ts";
import { asOwner } from "#db/client.ts";
import { coverLeftOut, showUpload } from "#db/screening/left-out-queries.ts";
import { findLatestUpload, getUpload } from "#db/screening/upload-queries.ts";
import { AppError } from "#shared/errors.ts";
import { clientInfoOf } from "#http/read-client-info.ts";
import type { Handlers } from "#http/handler.ts";
import { readIdempotencyKey } from "#http/idempotency-key.ts";
import { hasUsedTrial, setTrialCookie } from "#http/account/trial-cookie.ts";

export const uploadHandlers = {
  createUpload: async ({ deps, request, user, body }) => {
    const idempotent = readIdempotencyKey(request, "createUpload", body);
    await enforceRateLimit(deps.db, RATE_LIMITS.uploadsFromAddress, deps.addresses.of(request));
    if (user !== undefined) return createUpload(deps, user.userId, { ...body, source: "upload" }, idempotent);
    if (hasUsedTrial(request)) throw new AppError("trial_used");
    const trial = await startTrial(deps, clientInfoOf(deps, request));
    const upload = await createUpload(deps, trial.userId, { ...body, source: "upload" }, idempotent);
    const claim_secret = setTrialCookie(request, trial.secret);
    return { ...upload, ...(claim_secret !== undefined && { claim_secret }) };
  },

  findUploads: ({ deps, user }) =>
    asOwner(deps.db, user.userId, async (tx) => {
      const latest = await findLatestUpload(tx, user.userId);
      return latest === undefined ? [] : [await coverLeftOut(tx, latest)];
    }),

  getUpload: ({ deps, user, params }) =>
    asOwner(deps.db, user.userId, async (tx) => coverLeftOut(tx, await getUpload(tx, user.userId, params.id))),

  changeUpload: async ({ deps, request, user, params, body }) =>
    showUpload(deps.db, await changeUpload(deps, user.userId, params.id, body, clientInfoOf(deps, request))),
} satisfies Partial<Handlers>;
