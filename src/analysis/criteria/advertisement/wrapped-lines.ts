import { BULLET } from "./vacancy-headings.ts";

/** A page of shorter lines is a list; on a wider one a full line runs on in the next. */
const WRAPPED_CHARACTERS = 70;
const RUNS_ON = /(?:\be\.g\.|\bi\.e\.|\betc\.,|\b(?:and|or|of|with|in|the|to|for|a|an),?)$/iu;
/** Where a company's name was blotted out its sentence begins with the verb, and continues nothing. */
const NAMELESS = /^(?:is|are|was|has|offers|provides|builds|helps) (?:an?|the|one|you|teams|been|modern)\b/u;

/** "Essential: a degree in nursing" begins a wish of its own, however full the line above is. */
const LABELLED = /^(?:essential|desirable|required|preferred|optional|must[- ]have|nice[- ]to[- ]have)\s*[:–—]/iu;

/** Whether a line goes on with the sentence of the one above it. */
export function isContinued(previous: string, text: string, longest: number): boolean {
  if (BULLET.test(text) || NAMELESS.test(text) || LABELLED.test(text)) return false;
  if (hasOpenBracket(previous) || RUNS_ON.test(previous)) return true;
  if (/[.;:!?]$/u.test(previous)) return false;
  const isLowerCaseText = /^\p{Ll}/u.test(previous.replace(BULLET, ""));
  return (/^\p{Ll}/u.test(text) && !isLowerCaseText) || (longest >= WRAPPED_CHARACTERS && isFull(previous, longest));
}

/** The longest line of a pasted paragraph says nothing about where lines wrap. */
function isFull(previous: string, longest: number): boolean {
  return longest <= 2 * WRAPPED_CHARACTERS && previous.length > longest * 0.8;
}

function hasOpenBracket(text: string): boolean {
  return text.lastIndexOf("(") > text.lastIndexOf(")");
}
