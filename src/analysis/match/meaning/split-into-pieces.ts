import { remember } from "#analysis/remember.ts";
import { takeApart, toAmerican } from "#analysis/read/one-spelling.ts";

/** Words that say nothing about a trade. */
const EMPTY_WORDS = new Set(
  "the of and a an in to for with on by at as is are was were be been or from that this it its i my me we our you your their they he she his her".split(
    " ",
  ),
);

const WORD = /[a-z][a-z0-9+#]*(?:[.&'-][a-z0-9+#]+)*/gu;
const JOINT = /[.&'-]/u;
const LONGEST_WORD = 40;

export function listWords(text: string): string[] {
  const words = text.toLowerCase().match(WORD) ?? [];
  const telling = words.filter((word) => word.length <= LONGEST_WORD && !EMPTY_WORDS.has(word));
  return telling.flatMap(spell);
}

const spell = remember((word) => takeApart(word).map(toAmerican));

/** What a word is made of: itself when it is known, else its joined parts, else the longest known pieces from the left. */
export function splitIntoPieces(word: string, known: ReadonlyMap<string, number>): number[] {
  const whole = known.get(word);
  if (whole !== undefined) return [whole];
  if (JOINT.test(word)) return word.split(JOINT).flatMap((part) => (part === "" ? [] : splitIntoPieces(part, known)));
  const pieces: number[] = [];
  for (let from = 0; from < word.length;) {
    const found = longestPiece(word, from, known);
    if (found !== undefined) pieces.push(found.piece);
    from = found?.to ?? from + 1;
  }
  return pieces;
}

/** Inside a word the pieces are those of the table that begin with "##". */
export function longestPiece(word: string, from: number, known: ReadonlyMap<string, number>) {
  const mark = from === 0 ? "" : "##";
  for (let to = word.length; to > from; to -= 1) {
    const piece = known.get(mark + word.slice(from, to));
    if (piece !== undefined) return { piece, to };
  }
  return undefined;
}
