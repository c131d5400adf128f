import type { SectionLine } from "./group-into-sections.ts";
import { looksLikeTitle } from "./title-words.ts";

const LONGEST_HEAD = 120;
const MOST_HEAD_WORDS = 16;
const BULLET = /^(?:[•·●▪◦‣*➢►■□✓–—]|-\s|o\s|â)/u;
const LABELLED =
  /^(?:employer|company|organi[sz]ation|position|job title|title|role|designation)\s?[:-]\s?\S.{1,80}$/iu;
const SENTENCE_END = /[;:]$|(?<!\b(?:inc|ltd|co|corp|llc|dept|jr|sr|u\.s|a))\.$/iu;

/** A line that could name a post, an employer or a school: short, capitalised, neither a bullet nor a sentence. */
export function isHeadLine(line: SectionLine): boolean {
  return !line.isHeading && (LABELLED.test(line.text) || (!BULLET.test(line.text) && isHeadText(line.text)));
}

/** Where the habit of the CV says that a title stands, small letters may begin it: "meat cutter". */
export function isSmallHead(line: SectionLine): boolean {
  return (
    !line.isHeading && !BULLET.test(line.text) && !SENTENCE_END.test(line.text) && line.text.split(" ").length <= 4
  );
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
  const capital = long.filter((word) => /^\P{L}*\p{Lu}/u.test(word));
  if (long.length === 0) return words.some((word) => /\p{L}/u.test(word));
  return capital.length * 2 > long.length || (words.length <= 4 && looksLikeTitle(words.join(" ")));
}
