import * as z from "zod/mini";
import { cleanEmail } from "#shared/account/clean-email.ts";
import { isFitForEmail } from "./check-email.ts";
import { findObject } from "./find-object.ts";
import type { EmailPromptFacts } from "#analysis/report/draft-email.ts";

export const EMAIL_SHAPE = z.toJSONSchema(z.object({ subject: z.string(), content: z.string() }));

const GREETING = /^(?:dear|hello|hi|good (?:morning|afternoon|day))\b[^\n]{0,60}[,:!]?\n+/iu;
const SIGN_OFF =
  /\n+(?:(?:with )?(?:kind|best|warm|many)(?:est)? (?:regards|wishes)|yours (?:sincerely|faithfully|truly)|sincerely|regards)\b[\s\S]{0,120}$/iu;

/** The middle of a letter, where it says only what it may; otherwise undefined. */
export function readEmailAnswer(text: string, facts: EmailPromptFacts): string | undefined {
  const draft = cleanEmail(findObject(text) ?? text);
  // Prose without an object around it is a model that talks, not one that answers.
  if (draft === undefined || draft.subject === "") return undefined;
  const body = draft.content
    .replaceAll(/[^\S\n]+/gu, " ")
    .replaceAll(/ ?\n ?/gu, "\n")
    .replaceAll(/\n{3,}/gu, "\n\n")
    .replace(GREETING, "")
    .replace(SIGN_OFF, "")
    .trim();
  return isFitForEmail(body, facts) ? body : undefined;
}
