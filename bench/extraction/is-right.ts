import type { Field, Label } from "./labels.ts";

interface Wording {
  /** How a field is written before it is compared. */
  plain: (text: string) => string;
}

const LEGAL_FORM = / (?:inc|llc|llp|ltd|limited|plc|gmbh|corp|corporation|co|pvt|private|pte)$/u;

/**
 * Right is the same wording as one of the reader's, whatever its capitals, accents and marks. An employer may lack its article and
 * its legal form; of a telephone number the digits count. A part of a title or of a name is wrong.
 */
const WORDINGS: Record<Field, Wording> = {
  name: { plain },
  title: { plain },
  employer: { plain: (text) => withoutForm(plain(text).replace(/^the /u, "")) },
  email: { plain: (text) => text.trim().toLowerCase() },
  phone: { plain: (text) => text.replaceAll(/\D/gu, "").replace(/^00/u, "") },
};

export function isRight(field: Field, expected: Label[Field], found: string | null): boolean {
  if (expected === null || found === null) return expected === found;
  const { plain: write } = WORDINGS[field];
  return [expected].flat().some((one) => write(one) === write(found));
}

function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}+#]+/gu, " ")
    .trim();
}

function withoutForm(text: string): string {
  const shorter = text.replace(LEGAL_FORM, "");
  return shorter === text ? text : withoutForm(shorter);
}
