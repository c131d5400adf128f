import * as z from "zod/mini";
import type { Decision } from "#shared/candidates/decision.ts";
import { CandidateId } from "#shared/ids.ts";
import { EngineNote } from "#shared/screening/judged-cv.ts";

/** `explanation`: how the application was assessed, for the candidate who asks. */
export const EmailType = z.enum(["interview", "hold", "rejection", "explanation"]);
export type EmailType = z.infer<typeof EmailType>;

/** The letter that belongs to a decision. It is drafted when somebody asks for it, and sent by nobody but its reader. */
export const LETTER_FOR: Record<Decision, EmailType> = { advance: "interview", hold: "hold", decline: "rejection" };

const MOST_VARIANTS = 1000;

/** Of a stored candidate the server uses its own facts; those that come with the call are taken only where it has none. */
export const GenerateEmail = z.object({
  candidateId: CandidateId,
  emailType: EmailType,
  candidateName: z.optional(z.nullable(z.string().check(z.maxLength(300)))),
  matchScore: z.optional(z.nullable(z.number())),
  strengths: z.optional(z.array(z.string())),
  concerns: z.optional(z.array(z.string())),
  position: z.optional(z.nullable(z.string().check(z.maxLength(300)))),
  /** Each has its own wording; the same one always the same. */
  variant: z._default(z.int().check(z.minimum(0), z.maximum(MOST_VARIANTS)), 0),
});
export type GenerateEmail = z.infer<typeof GenerateEmail>;

export const EmailDraft = z.object({
  subject: z.string(),
  content: z.string(),
  /** Who found the words: code, or a language model that code has checked. */
  engine: z.optional(z.enum(["local", "model"])),
  /** Why the local engine wrote although a model is configured. */
  engine_note: z.optional(z.nullable(EngineNote)),
});
export type EmailDraft = z.infer<typeof EmailDraft>;

/** What generators answer: a draft, or something that `cleanEmail` can make one of. */
export const EmailAnswer = z.union([EmailDraft, z.string(), z.looseObject({})]);

/** Put in place of the number of a covered candidate. Null where the CV names no address. */
export const LetterAddress = z.object({ name: z.string(), email: z.nullable(z.string()) });
export type LetterAddress = z.infer<typeof LetterAddress>;
