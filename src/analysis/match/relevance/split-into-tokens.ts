import { longestPiece } from "#analysis/match/meaning/split-into-pieces.ts";
import { remember } from "#analysis/remember.ts";
import { takeApart, toAmerican } from "#analysis/read/one-spelling.ts";

const WORD = /[\p{L}\p{N}]+|[+#%$]/gu;
const MARKS = /\p{M}/gu;
const LONGEST_WORD = 40;

/** WordPiece: the longest known pieces of each word, from the left. A word that cannot be made of known pieces is left out. */
export function openTokens(known: ReadonlyMap<string, number>): (text: string) => number[] {
  const tokensOfWord = remember((word) => takeApart(word).flatMap((part) => splitWord(toAmerican(part), known)));
  return (text) => {
    const words = text.normalize("NFD").replaceAll(MARKS, "").toLowerCase().match(WORD) ?? [];
    return words.flatMap(tokensOfWord);
  };
}

function splitWord(word: string, known: ReadonlyMap<string, number>): number[] {
  const whole = known.get(word);
  if (whole !== undefined) return [whole];
  if (word.length > LONGEST_WORD) return [];
  const pieces: number[] = [];
  for (let from = 0; from < word.length;) {
    const found = longestPiece(word, from, known);
    if (found === undefined) return [];
    pieces.push(found.piece);
    from = found.to;
  }
  return pieces;
}
