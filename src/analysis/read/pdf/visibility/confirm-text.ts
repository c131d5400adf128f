import { type Glyph, isInk } from "#analysis/read/glyph.ts";
import type { RecognisedWord } from "#analysis/read/recognition.ts";
import type { PdfPage } from "#analysis/read/pdf/read-pdf-page.ts";

/** Fewer words than this in a row may be misread; more are a text that the page does not show. */
const MIN_WORDS = 4;
const MIN_LETTERS = 3;
/** When more of the page than this is something else than it claims, nothing of its text is worth keeping. */
const MAX_UNCONFIRMED = 0.3;

/** Hides the doubted words that the picture does not confirm. False when so little is confirmed that the whole text is useless. */
export function hideUnconfirmed(page: PdfPage, seen: RecognisedWord[]): boolean {
  const shown = lettersOf(seen);
  const words = splitWords(page.glyphs).filter((word) => letters(word).length >= MIN_LETTERS);
  const wrong = words.filter((word) => word.some((glyph) => page.doubted.has(glyph)) && !isShown(word, shown));
  if (wrong.length > words.length * MAX_UNCONFIRMED) return false;
  for (const glyph of wrong.flat()) glyph.hidden ??= "disguised";
  return true;
}

/** A scan may carry a text layer that nobody sees. What it claims beyond what was recognised, marked as hidden. */
export function listUnconfirmed(layer: Glyph[], seen: RecognisedWord[]): Glyph[] {
  const shown = lettersOf(seen);
  const unconfirmed: Glyph[] = [];
  let run: Glyph[][] = [];
  const endRun = () => {
    if (run.length >= MIN_WORDS) unconfirmed.push(...run.flat());
    run = [];
  };
  for (const word of splitWords(layer)) {
    if (letters(word).length < MIN_LETTERS) continue;
    if (isShown(word, shown)) endRun();
    else run.push(word);
  }
  endRun();
  for (const glyph of unconfirmed) glyph.hidden ??= "disguised";
  return unconfirmed;
}

/** All that was recognised as one string, so that a word split or glued by the recognition is still found. */
const lettersOf = (seen: RecognisedWord[]): string => seen.map(({ text }) => plain(text)).join("");

const isShown = (word: Glyph[], shown: string): boolean => shown.includes(letters(word));

const letters = (word: Glyph[]): string => plain(String.fromCodePoint(...word.map((glyph) => glyph.code)));

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

/** Each with the gap that follows it, so that pieces of several words keep their gaps. */
function splitWords(glyphs: Glyph[]): Glyph[][] {
  const words: Glyph[][] = [];
  let word: Glyph[] = [];
  for (const glyph of glyphs) {
    word.push(glyph);
    if (isInk(glyph)) continue;
    if (word.length > 1) words.push(word);
    word = [];
  }
  return word.length > 0 ? [...words, word] : words;
}
