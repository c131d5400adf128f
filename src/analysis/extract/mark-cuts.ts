import type { Line, Page, Word } from "#analysis/read/page.ts";

/** The same text with a tab for each space at which the eye sees two pieces. Offsets stay true. */
export type MarkCuts = (line: Line) => string;

/** In heights of the line. Spaces of justified text stay below it, gaps between columns are far above. */
const WIDE_GAP = 0.8;

/** A line is cut where a wide gap stands or bold letters begin or end: "Cook   May 2019" and "**Cook** Hollow Oak" are two pieces each. */
export function cutMarker(pages: Page[]): MarkCuts {
  const byNumber = new Map(pages.map((page) => [page.number, page]));
  return (line) => {
    const page = byNumber.get(line.page);
    if (page === undefined || line.size === 0) return line.text;
    const cuts = listCuts(wordsOf(page, line));
    if (cuts.length === 0) return line.text;
    const characters = line.text.split("");
    for (const cut of cuts) if (characters[cut - line.start] === " ") characters[cut - line.start] = "\t";
    return characters.join("");
  };
}

function listCuts(words: Word[]): number[] {
  const gaps = words.slice(1).map((word, index) => gapBetween(words[index], word));
  // Letters set apart ("A N N A   R O E") have only wide gaps; those between words are the widest of them.
  const isSpaced = words.length > 4 && words.every((word) => word.end - word.start === 1);
  const usual = isSpaced ? Math.min(...gaps.map(({ width }) => width)) * 1.6 : 0;
  return gaps
    .filter(({ width, limit, isStyleChange }) => (width > (isSpaced ? usual : limit) || isStyleChange) && width > 0)
    .map(({ at }) => at);
}

function gapBetween(left: Word | undefined, right: Word) {
  if (left === undefined) return { at: 0, width: 0, limit: Infinity, isStyleChange: false };
  const isSameRow = Math.abs(right.box.y - left.box.y) < right.box.height;
  const width = isSameRow ? right.box.x - left.box.x - left.box.width : Infinity;
  const limit = WIDE_GAP * Math.min(left.box.height, right.box.height);
  return { at: left.end, width, limit, isStyleChange: left.bold !== right.bold };
}

function wordsOf(page: Page, line: Line): Word[] {
  const words: Word[] = [];
  for (let index = firstFrom(page.words, line.start); index < page.words.length; index += 1) {
    const word = page.words[index];
    if (word === undefined || word.end > line.end) break;
    words.push(word);
  }
  return words;
}

function firstFrom(words: Word[], start: number): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.start ?? Infinity) < start) low = middle + 1;
    else high = middle;
  }
  return low;
}
