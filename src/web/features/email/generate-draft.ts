import { call } from "#lib/api/api-client.ts";
import { cleanEmail } from "#shared/account/clean-email.ts";
import { EmailDraft, type EmailType } from "#shared/reports/email-draft.ts";
import type { EmailRecipient } from "./email-recipient.ts";

export interface Wanted {
  type: EmailType;
  variant: number;
  signal: AbortSignal;
}

export async function generateDraft(recipient: EmailRecipient, { type, variant, signal }: Wanted): Promise<EmailDraft> {
  const { id, name, isNamed, jobTitle, matchScore, strengths, concerns } = recipient;
  const body = {
    candidateId: id,
    // A file's name is no name to greet somebody by.
    ...(isNamed && { candidateName: name }),
    emailType: type,
    variant,
    position: jobTitle ?? null,
    ...(matchScore !== undefined && { matchScore }),
    ...(strengths && { strengths: [...strengths] }),
    ...(concerns && { concerns: [...concerns] }),
  };
  const answer = await call("generateEmail", { body }, { signal });
  const draft = cleanEmail(answer);
  if (draft === undefined) throw new Error("The answer holds no letter.");
  const { engine, engine_note } = EmailDraft.safeParse(answer).data ?? {};
  return { ...draft, engine, engine_note };
}
