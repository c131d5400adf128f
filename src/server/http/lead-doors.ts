import type { Context } from "hono";
import { PairScreening } from "#commands/screen-pair.ts";
import { startTrial } from "#commands/trials.ts";
import { confirmWaitlist, joinWaitlist, recordFileUpload } from "#commands/waitlist.ts";
import { EmailAddress } from "#shared/account.ts";
import { AppError } from "#shared/errors.ts";
import type { Bucket } from "#shared/upload.ts";
import type { Visitor } from "./authenticate.ts";
import { callerOf } from "./describe-caller.ts";
import type { Doors, HttpDeps } from "./door.ts";
import { readMultipart } from "./read-multipart.ts";
import { handOverSecret, hasUsedTrial, markTrialUsed } from "./trial-cookie.ts";

const BUCKET_OF = new Map<string, Bucket>([
  ["cvFile", "cv-uploads"],
  ["jobDescFile", "job-descriptions"],
]);

export const leadDoors = {
  joinWaitlist: ({ deps, request, body }) => joinWaitlist(deps, body, callerOf(deps, request)),

  confirmWaitlist: async ({ deps, request, body }) => {
    await confirmWaitlist(deps, body, callerOf(deps, request));
    return { ok: true };
  },

  recordFileUpload: ({ deps, request, user, body }) =>
    recordFileUpload(deps, user?.userId ?? null, body.email, callerOf(deps, request)),

  screenPair: async ({ deps, request, user }) => {
    const caller = callerOf(deps, request);
    const { visitor, secret } = await admitToTrial(deps, request, user);
    const pair = await PairScreening.open(deps, visitor.userId);
    let email = "";
    await readMultipart(request, BUCKET_OF.size, {
      onField: (name, value) => void (name === "email" && (email = value)),
      onFile: async ({ field, fileName, bytes }) => {
        const bucket = BUCKET_OF.get(field);
        if (bucket !== undefined) await pair.put({ bucket, fileName, bytes, address: caller.address });
      },
    });
    const upload = await pair.start(user === undefined || !("sessionId" in user) ? asEmail(email) : undefined, caller);
    const claim_secret = secret === undefined ? undefined : handOverSecret(request, secret);
    if (secret !== undefined) markTrialUsed(request);
    return { ...upload, ...(claim_secret !== undefined && { claim_secret }) };
  },
} satisfies Partial<Doors>;

async function admitToTrial(deps: HttpDeps, request: Context, known: Visitor | undefined) {
  if (known !== undefined) return { visitor: known, secret: undefined };
  if (hasUsedTrial(request)) throw new AppError("trial_used");
  const trial = await startTrial(deps, callerOf(deps, request));
  return { visitor: trial, secret: trial.secret };
}

function asEmail(text: string) {
  const email = EmailAddress.safeParse(text);
  if (!email.success) throw new AppError("invalid_request", { field: "email" });
  return email.data;
}
