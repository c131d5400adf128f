import type { SectionLine } from "./group-into-sections.ts";
import { findLegalForm } from "#analysis/lexicon/employer-words.ts";
import { looksLikeTitle } from "#analysis/lexicon/title-words.ts";

const LONGEST_HEAD = 120;
const MOST_HEAD_WORDS = 16;
const BULLET = /^(?:[•·●▪◦‣*➢►■□✓–—]|-\s|o\s|â)/u;
const LABELLED =
  /^(?:(?:(?:current|present|last|previous) )?(?:employer|company|organi[sz]ation|position|job title|title|role|designation)\s?[:-]|occupation or position held|name and address of employer)\s?\S.{1,80}$/iu;
/** The head of a table, and the lines of a sheet about a project. */
const COLUMN_LABELS =
  /^(?:\W*(?:s(?:r|l)?\.? ?no\.?|company|employer|organi[sz]ation|designation|position|job title|title|role|dates?|from|to|duration|period|tenure|location|years?)\b){2,8}\W*$/iu;
const SHEET_LABEL =
  /^(?:team size|environment|technolog(?:y|ies)(?: used)?|tools?(?: used)?|clients?(?: name)?|domain|platform|responsibilit(?:y|ies)|project (?:description|name|title|role|details)|key result areas|roles? (?:and|&) responsibilities)\s?(?:[:-]|$)/iu;
const SENTENCE_END = /[;:]$|(?<!\b(?:inc|ltd|co|corp|llc|dept|jr|sr|u\.s|a))\.$/iu;

/** A line that could name a post, an employer or a school: short, capitalised, neither a bullet nor a sentence. */
export function isHeadLine(line: SectionLine): boolean {
  if (line.isHeading || isLabels(line.text)) return false;
  return LABELLED.test(line.text) || (!BULLET.test(line.text) && isHeadText(line.text));
}

/** Such a line names no post, and belongs to the lines around it. */
export function isLabels(text: string): boolean {
  return COLUMN_LABELS.test(text) || SHEET_LABEL.test(text);
}

/** Where the habit of the CV says that a title stands, small letters may begin it: "meat cutter". */
export function isSmallHead(line: SectionLine): boolean {
  const isOther = line.isHeading || BULLET.test(line.text) || SENTENCE_END.test(line.text) || isLabels(line.text);
  return !isOther && line.text.split(" ").length <= 4;
}

export function isHeadText(text: string): boolean {
  const words = text.split(/\s+/u);
  if (text.length > LONGEST_HEAD || (SENTENCE_END.test(text) && !isPointedName(words))) return false;
  return words.length <= MOST_HEAD_WORDS && isCapitalised(words);
}

/** "Media Enterprise Alliance." */
function isPointedName(words: string[]): boolean {
  return words.length > 1 && words.length <= 4 && words.every((word) => /^\p{Lu}[\p{L}'’&-]+\.?$/u.test(word));
}

export function isBullet({ text }: SectionLine): boolean {
  return BULLET.test(text);
}

/** Names and titles begin most of their longer words with a capital; sentences do not. */
function isCapitalised(words: string[]): boolean {
  const long = words.filter((word) => /^\P{L}*\p{L}{4,}/u.test(word));
  const capital = long.filter((word) => /^\P{L}*\p{Ll}{0,2}\p{Lu}/u.test(word));
  if (long.length === 0) return words.some((word) => /\p{L}/u.test(word));
  if (capital.length * 2 > long.length) return true;
  const text = words.join(" ");
  return (words.length <= 4 && looksLikeTitle(text)) || (words.length <= 6 && findLegalForm(text) !== null);
}
