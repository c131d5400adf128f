import { isShapeless } from "./clean-character.ts";
import { type Glyph, isInk } from "./glyph.ts";

/** Letters of other alphabets that are drawn like a Latin one, Cyrillic and then Greek; each is followed by it. */
const TWINS = pairs("аaеeоoрpсcуyхxіiјjѕsԁdԛqԝwһhАAВBЕEКKМMНHОOРPСCТTУYХXІIЈJЅSοoνvρpΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧX");
/** Those that pass for one only among Latin letters. */
const COUSINS = pairs("αaεeηnιiκkτtυuχxωwγyкkтtмmнhвb");
const LAST_LATIN = 0x24f;
const FIRST_INDIC = 0x900;
const TAGS = 0xe0000;
const LATIN_PAGE = 0.8;

/**
 * Undoes what only a machine would notice: letters of another alphabet inside a Latin word become the ones they look like, tag
 * characters (which have no shape at all) are set aside as the letters they stand for. Returns how many characters were odd.
 */
export function makePlain(glyphs: Glyph[]): number {
  if (!glyphs.some(isOdd)) return 0;
  let odd = uncoverTags(glyphs) + countShapelessInWords(glyphs);
  const isLatinPage = isMostlyLatin(glyphs);
  for (const word of splitLetters(glyphs)) {
    const isMixed = word.some((glyph) => isLatin(glyph.code));
    const isWhole = isLatinPage && word.length > 1 && word.every((glyph) => TWINS.has(glyph.code));
    if (isMixed || isWhole) odd += replaceLookalikes(word);
  }
  return odd;
}

/** Most pages have nothing of the kind. */
function isOdd({ code }: Glyph): boolean {
  return code > LAST_LATIN && (code < FIRST_INDIC || isShapeless(code) || code >= TAGS);
}

function replaceLookalikes(word: Glyph[]): number {
  const lookalikes = word.filter((glyph) => TWINS.has(glyph.code) || COUSINS.has(glyph.code));
  for (const glyph of lookalikes) glyph.code = TWINS.get(glyph.code) ?? COUSINS.get(glyph.code) ?? glyph.code;
  return lookalikes.length;
}

/** "аaеe" is а → a, е → e. */
function pairs(letters: string): Map<number, number> {
  const codes = Array.from(letters, (letter) => letter.codePointAt(0) ?? 0);
  return new Map(codes.flatMap((code, index) => (index % 2 === 0 ? [[code, codes[index + 1] ?? code] as const] : [])));
}

function uncoverTags(glyphs: Glyph[]): number {
  const tags = glyphs.filter((glyph) => glyph.code > TAGS + 0x1f && glyph.code < TAGS + 0x7f);
  for (const glyph of tags) {
    glyph.code -= TAGS;
    glyph.hidden = "shapeless";
  }
  return tags.length;
}

/** Characters without a shape have a use in scripts that join their letters; beside Latin letters they have none. */
function countShapelessInWords(glyphs: Glyph[]): number {
  return glyphs.filter((glyph, index) => {
    const near = [glyphs[index - 1], glyphs[index + 1]];
    return isShapeless(glyph.code) && near.some((neighbour) => neighbour !== undefined && isLatin(neighbour.code));
  }).length;
}

function splitLetters(glyphs: Glyph[]): Glyph[][] {
  const words: Glyph[][] = [[]];
  for (const glyph of glyphs) {
    if (isInk(glyph) && (isLatin(glyph.code) || glyph.code > LAST_LATIN)) words.at(-1)?.push(glyph);
    else if (words.at(-1)?.length !== 0) words.push([]);
  }
  return words;
}

function isMostlyLatin(glyphs: Glyph[]): boolean {
  const letters = glyphs.filter((glyph) => isInk(glyph) && (isLatin(glyph.code) || TWINS.has(glyph.code)));
  return letters.filter((glyph) => isLatin(glyph.code)).length > letters.length * LATIN_PAGE;
}

function isLatin(code: number): boolean {
  return (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a) || (code >= 0xc0 && code <= 0x24f);
}
