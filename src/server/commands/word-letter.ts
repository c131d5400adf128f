import { LETTER_SHAPE, readLetterAnswer } from "#analysis/model/letter-answer.ts";
import { writeLetterPrompt } from "#analysis/model/write-letter-prompt.ts";
import { chooseLetterFacts, draftEmail, type EmailFacts, frameLetter } from "#analysis/report/draft-email.ts";
import type { ModelDesk } from "#pipeline/model-desk.ts";
import type { EmailDraft } from "#shared/email-draft.ts";
import type { UploadId, UserId } from "#shared/ids.ts";

/** Somebody sits before the screen and waits. */
const LONGEST_MS = 25_000;

interface Letter {
  ownerId: UserId;
  uploadId: UploadId;
  facts: EmailFacts;
}

/** The model words the middle of the letter; name and signature are put around it here. Whatever goes wrong, a letter comes back. */
export async function wordLetter(desk: ModelDesk, { ownerId, uploadId, facts }: Letter): Promise<EmailDraft> {
  const told = chooseLetterFacts(facts);
  const result = await desk.ask({
    ownerId,
    uploadId,
    write: (marker) => writeLetterPrompt(told, marker),
    shape: LETTER_SHAPE,
    read: (text) => readLetterAnswer(text, told),
    signal: new AbortController().signal,
    withinMs: LONGEST_MS,
  });
  if (result.kind === "gave_up") return { ...draftEmail(facts), engine: "local", engine_note: result.note };
  return { ...frameLetter(facts, result.answer), engine: "model", engine_note: null };
}
