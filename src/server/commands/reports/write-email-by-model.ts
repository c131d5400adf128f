import { EMAIL_SHAPE, readEmailAnswer } from "#analysis/model/email-answer.ts";
import { writeEmailPrompt } from "#analysis/model/write-email-prompt.ts";
import { chooseEmailPromptFacts, draftEmail, type EmailFacts, frameEmail } from "#analysis/report/draft-email.ts";
import type { ModelClient } from "#pipeline/model/model-client.ts";
import type { EmailDraft } from "#shared/reports/email-draft.ts";
import type { UploadId, UserId } from "#shared/ids.ts";

/** Somebody sits before the screen and waits. */
const LONGEST_MS = 25_000;

/** The model words the middle of the letter; name and signature are put around it here. Whatever goes wrong, a letter comes back. */
export async function writeEmailByModel(
  client: ModelClient,
  { ownerId, uploadId, facts }: { ownerId: UserId; uploadId: UploadId; facts: EmailFacts },
): Promise<EmailDraft> {
  const told = chooseEmailPromptFacts(facts);
  const result = await client.ask({
    ownerId,
    uploadId,
    write: (marker) => writeEmailPrompt(told, marker),
    shape: EMAIL_SHAPE,
    read: (text) => readEmailAnswer(text, told),
    signal: new AbortController().signal,
    withinMs: LONGEST_MS,
  });
  if (result.kind === "gave_up") return { ...draftEmail(facts), engine: "local", engine_note: result.note };
  return { ...frameEmail(facts, result.answer), engine: "model", engine_note: null };
}
