import { union } from "#analysis/read/page.ts";
import type { RecognisedWord } from "#analysis/read/recognition.ts";

const ADDRESS = /^[\p{L}\d._+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+$/u;

/** Tesseract likes to see a gap beside the @, and the first half of an e-mail address would be taken for words. */
export function joinAddresses(words: RecognisedWord[]): RecognisedWord[] {
  const joined: RecognisedWord[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const pieces = [3, 2].map((count) => words.slice(index, index + count)).find(isTornAddress);
    const word = pieces === undefined ? words[index] : pieces.reduce(join);
    if (word !== undefined) joined.push(word);
    index += (pieces?.length ?? 1) - 1;
  }
  return joined;
}

/** The @ is a piece of its own, or stands where two pieces meet. */
function isTornAddress(pieces: RecognisedWord[]): boolean {
  const [first, next, last] = pieces;
  if (first === undefined || next === undefined || pieces.some((piece) => piece.line !== first.line)) return false;
  const isAtGap = last === undefined ? first.text.endsWith("@") || next.text.startsWith("@") : next.text === "@";
  return isAtGap && ADDRESS.test(pieces.map((piece) => piece.text).join(""));
}

function join(left: RecognisedWord, right: RecognisedWord): RecognisedWord {
  const confidence = Math.min(left.confidence, right.confidence);
  return { text: left.text + right.text, confidence, box: union(left.box, right.box), line: left.line };
}
