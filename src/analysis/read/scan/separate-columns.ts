import type { RecognisedWord } from "#analysis/read/recognition.ts";

/** Of the height of a word: wider than any gap between two words of a sentence. */
const MIN_GUTTER = 1.5;
const MAX_STEP_DOWN = 1.2;
/** Fewer rows are as likely to belong together. */
const MIN_CROSSINGS = 5;
/** Rows of years or labels and what belongs to them are meant to be read across. */
const TABLE_WORD = /\b(?:19|20)\d\d\b|:$/u;
const MAX_TABLE_SHARE = 0.25;

interface Strip {
  left: number;
  right: number;
}

/** An empty strip between two columns, over which reading jumped `crossings` times between the words `start` and `end`. */
interface Gutter extends Strip {
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
  let settled = 0;
  for (const gutter of listGutters(words)) {
    if (gutter.start < settled) continue;
    const part = words.slice(gutter.start, gutter.end);
    const left = part.filter((word) => word.box.x < gutter.right);
    const right = part.filter((word) => word.box.x >= gutter.right);
    if (isTable(left, gutter) || isTable(right, gutter)) continue;
    // Lines have whole numbers, and the right half of one needs another.
    const moved = right.map(({ text, confidence, box, line }) => ({ text, confidence, box, line: line + 0.5 }));
    ordered.splice(gutter.start, part.length, ...left, ...moved);
    settled = gutter.end;
  }
  return ordered;
}

function listGutters(words: RecognisedWord[]): Gutter[] {
  const gutters: Gutter[] = [];
  let open: Gutter | undefined;
  for (const [index, word] of words.entries()) {
    const gap = gapBefore(words, index);
    const strip = open === undefined ? undefined : narrowed(open, gap ?? freeStrip(open, word));
    if (open !== undefined && strip !== undefined && isWide(strip, word)) {
      Object.assign(open, strip);
      if (gap === undefined) continue;
      open.end = endOfLine(words, index);
      open.crossings += 1;
    } else {
      open = gap && { ...gap, start: startOfLine(words, index - 1), end: endOfLine(words, index), crossings: 1 };
      if (open !== undefined) gutters.push(open);
    }
  }
  return gutters.filter((gutter) => gutter.crossings >= MIN_CROSSINGS);
}

/** What a word on either side leaves of a strip. */
function freeStrip({ left, right }: Strip, { box }: RecognisedWord): Strip {
  return box.x >= right ? { left, right } : { left: box.x + box.width, right };
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

const isWide = ({ left, right }: Strip, word: RecognisedWord): boolean => right - left > word.box.height * MIN_GUTTER;

function startOfLine(words: RecognisedWord[], index: number): number {
  return words.findIndex((word) => word.line === words[index]?.line);
}

function endOfLine(words: RecognisedWord[], index: number): number {
  return words.findLastIndex((word) => word.line === words[index]?.line) + 1;
}

function isTable(side: RecognisedWord[], { crossings }: Gutter): boolean {
  return side.filter((word) => TABLE_WORD.test(word.text)).length > crossings * MAX_TABLE_SHARE;
}
