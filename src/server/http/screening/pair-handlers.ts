import type { Context } from "hono";
import { PairScreening } from "#commands/screening/screen-pair.ts";
import { startTrial } from "#commands/account/trials.ts";
import { EmailAddress } from "#shared/account/account.ts";
import { AppError } from "#shared/errors.ts";
import type { UserId } from "#shared/ids.ts";
import type { Bucket } from "#shared/screening/upload.ts";
import { clientInfoOf } from "#http/read-client-info.ts";
import type { Handlers, HttpDeps } from "#http/handler.ts";
import { readMultipart } from "#http/body/read-multipart.ts";
import { hasUsedTrial, markTrialUsed, setTrialCookie } from "#http/account/trial-cookie.ts";

const BUCKET_OF = new Map<string, Bucket>([
  ["cvFile", "cv-uploads"],
  ["jobDescFile", "job-descriptions"],
]);

export const pairHandlers = {
  screenPair: async ({ deps, request, user }) => {
    const clientInfo = clientInfoOf(deps, request);
    const { caller, secret } = await findOrStartTrial(deps, request, user);
    const pair = await PairScreening.open(deps, caller.userId);
    let email = "";
    await readMultipart(request, BUCKET_OF.size, {
      onField: (name, value) => void (name === "email" && (email = value)),
      onFile: async ({ field, fileName, bytes }) => {
        const bucket = BUCKET_OF.get(field);
        if (bucket !== undefined) await pair.put({ bucket, fileName, bytes, address: clientInfo.address });
      },
    });
    const upload = await pair.start(
      user === undefined || user.kind === "trial" ? asEmail(email) : undefined,
      clientInfo,
    );
    const claim_secret = secret === undefined ? undefined : setTrialCookie(request, secret);
    if (secret !== undefined) markTrialUsed(request);
    return { ...upload, ...(claim_secret !== undefined && { claim_secret }) };
  },
} satisfies Partial<Handlers>;

async function findOrStartTrial(deps: HttpDeps, request: Context, known: { userId: UserId } | undefined) {
  if (known !== undefined) return { caller: known, secret: undefined };
  if (hasUsedTrial(request)) throw new AppError("trial_used");
  const trial = await startTrial(deps, clientInfoOf(deps, request));
  return { caller: trial, secret: trial.secret };
}

function asEmail(text: string) {
  const email = EmailAddress.safeParse(text);
  if (!email.success) throw new AppError("invalid_request", { field: "email" });
  return email.data;
}
