import type { PieceKind } from "./piece-kinds.ts";

interface LabelRule {
  name: string;
  pattern: RegExp;
  /** Undefined: the label says nothing of what stands behind it. */
  kind?: PieceKind;
}

/** What a line says of itself. The first that fits decides. */
export const LABEL_RULES: readonly LabelRule[] = [
  {
    name: "called the employer",
    kind: "employer",
    pattern:
      /^(?:(?:(?:current|present|last|previous) )?(?:employer|company|organi[sz]ation|firm) ?[:-]|(?:company|employer|organi[sz]ation) name ?:|name and address of employer ?:?) ?(?=\S)/iu,
  },
  {
    name: "called the title",
    kind: "title",
    pattern:
      /^(?:(?:(?:current|present|last|previous) )?(?:position(?: held)?|job title|title|role|designation|post|job role) ?[:-]|occupation or position held ?:?) ?(?=\S)/iu,
  },
  { name: "called the place", kind: "place", pattern: /^(?:location|place|city) ?[:-] ?(?=\S)/iu },
  {
    name: "called the time or the description",
    pattern:
      /^(?:(?:dates?|duration|period|tenure|from|since|description|employed|employment dates?)(?: ?[:-] ?|$)|(?:current|present|previous)(?:ly)? ?: ?)/iu,
  },
];

interface SilentRule {
  name: string;
  pattern: RegExp;
}

/** What names neither a title, nor an employer, nor a place. */
export const SILENT_RULES: readonly SilentRule[] = [
  { name: "no word", pattern: /^(?!.*\p{L}{2})/su },
  { name: "a small word", pattern: /^[a-z]{1,3}$/u },
  {
    name: "terms of employment",
    pattern:
      /^(?:(?:full|part)[- ]?time|contract|permanent|temporary|temp|internship program|present|current|expected)$/iu,
  },
  {
    name: "a span of time",
    pattern: /^(?:approx\.? )?\d{1,2}\+? ?(?:years?|yrs?|months?|mos?|weeks?)\b.{0,24}$/iu,
  },
  { name: "a grade", pattern: /^gpa.{0,20}$/iu },
];

export function isSilent(text: string): boolean {
  return SILENT_RULES.some(({ pattern }) => pattern.test(text));
}
