import type { RecognisedWord } from "#analysis/read/recognition.ts";

/** Of the height of a word: wider than any gap between two words of a sentence. */
const MIN_GUTTER = 1.5;
const MAX_STEP_DOWN = 1.2;
/** Fewer rows are as likely to belong together. */
const MIN_CROSSINGS = 5;
/** Rows of years or labels and what belongs to them are meant to be read across. */
const TABLE_WORD = /\b(?:19|20)\d\d\b|:$/u;
const MAX_TABLE_SHARE = 0.25;

/** An empty strip between two columns, over which reading jumped `crossings` times between the words `start` and `end`. */
interface Gutter {
  left: number;
  right: number;
  start: number;
  end: number;
  crossings: number;
}

/**
 * Where a column has one short word on each line, Tesseract may read across it into the next column. When reading jumps over the
 * same empty strip row after row, all that stands left of it comes first. Boxes are in pixels of a level picture.
 */
export function separateColumns(words: RecognisedWord[]): RecognisedWord[] {
  const ordered = [...words];
  for (const gutter of listGutters(words)) {
    const part = words.slice(gutter.start, gutter.end);
    const left = part.filter((word) => word.box.x < gutter.right);
    const right = part.filter((word) => word.box.x >= gutter.right);
    if (isTable(left, gutter) || isTable(right, gutter)) continue;
    // Lines have whole numbers, and the right half of one needs another.
    const moved = right.map(({ text, confidence, box, line }) => ({ text, confidence, box, line: line + 0.5 }));
    ordered.splice(gutter.start, part.length, ...left, ...moved);
  }
  return ordered;
}

function listGutters(words: RecognisedWord[]): Gutter[] {
  const gutters: Gutter[] = [];
  let open: Gutter | undefined;
  for (const [index, word] of words.entries()) {
    const gap = gapBefore(words, index);
    if (open !== undefined && gap !== undefined && isWide(narrowed(open, gap), word)) {
      open = { ...narrowed(open, gap), start: open.start, end: endOfLine(words, index), crossings: open.crossings + 1 };
    } else if (gap !== undefined) {
      if (open !== undefined) gutters.push(open);
      open = { ...gap, start: startOfLine(words, index - 1), end: endOfLine(words, index), crossings: 1 };
    } else if (open !== undefined && word.box.x < open.right && word.box.x + word.box.width > open.left) {
      gutters.push(open);
      open = undefined;
    }
  }
  if (open !== undefined) gutters.push(open);
  return gutters.filter((gutter) => gutter.crossings >= MIN_CROSSINGS);
}

interface Strip {
  left: number;
  right: number;
}

/** The empty strip that reading jumps over, to the right and not far down, to reach this word. */
function gapBefore(words: RecognisedWord[], index: number): Strip | undefined {
  const [before, word] = [words[index - 1], words[index]];
  if (before === undefined || word === undefined) return undefined;
  const strip = { left: before.box.x + before.box.width, right: word.box.x };
  const isNear = Math.abs(word.box.y - before.box.y) < word.box.height * MAX_STEP_DOWN;
  return isNear && isWide(strip, word) ? strip : undefined;
}

function narrowed(one: Strip, other: Strip): Strip {
  return { left: Math.max(one.left, other.left), right: Math.min(one.right, other.right) };
}

function isWide({ left, right }: Strip, word: RecognisedWord): boolean {
  return right - left > word.box.height * MIN_GUTTER;
}

function startOfLine(words: RecognisedWord[], index: number): number {
  return words.findIndex((word) => word.line === words[index]?.line);
}

function endOfLine(words: RecognisedWord[], index: number): number {
  return words.findLastIndex((word) => word.line === words[index]?.line) + 1;
}

function isTable(side: RecognisedWord[], { crossings }: Gutter): boolean {
  return side.filter((word) => TABLE_WORD.test(word.text)).length > crossings * MAX_TABLE_SHARE;
}
