import type { Decision } from "#shared/candidates/decision.ts";
import type { CandidateId } from "#shared/ids.ts";

/** Whom a letter is for. The server knows more than this; what stands here is shown, and used where the server has nothing. */
export interface EmailRecipient {
  id: CandidateId;
  name: string;
  /** The name was found in the CV, and may be written in a greeting. */
  isNamed: boolean;
  jobTitle?: string | null;
  /** Called by a number: name and address are put in when the letter leaves. */
  isCovered?: boolean;
  /** Where the person's own mail program may send it. */
  email?: string | null;
  /** What a person decided; null where nothing is decided. */
  decision?: Decision | null;
  matchScore?: number | null;
  strengths?: readonly string[];
  concerns?: readonly string[];
}
