import type { Box, Quote } from "#shared/screening/evidence.ts";
import type { HiddenText } from "#shared/screening/hidden-text.ts";

/** A run of glyphs without a gap, on one visual line. A word broken by a hyphen at a line's end is two touching runs. */
export interface Word {
  start: number;
  end: number;
  box: Box;
  bold: boolean;
  /** 0xRRGGBB */
  colour: number;
}

/** `start` and `end` are offsets into the text of the page. `size` is the height of the line in points, 0 for plain text. */
export interface Line {
  page: number;
  start: number;
  end: number;
  text: string;
  size: number;
  bold: boolean;
}

export interface Page {
  number: number;
  width: number;
  height: number;
  text: string;
  lines: Line[];
  words: Word[];
}

/**
 * `quality` is how much of the document could be read, from 0 to 1. `hidden` lists what was set aside because no reader of the
 * page sees it, the first pieces of it when there are very many; `hiddenCharacters` counts all of it. `oddCharacters` are those
 * that were made plain: without a shape inside a word, or borrowed from another alphabet to look like a letter. `asksToRun`: the
 * file wants its viewer to start a script or a program; `carriesFiles`: others are attached to it;
 * `reachesOut`: it has its viewer load something from elsewhere.
 */
export interface ReadDocument {
  kind: "text";
  pages: Page[];
  quality: number;
  hidden: HiddenText[];
  hiddenCharacters: number;
  oddCharacters: number;
  asksToRun?: boolean;
  carriesFiles?: boolean;
  reachesOut?: boolean;
}

/** A range of one page's visible text. */
export interface Place {
  page: number;
  start: number;
  end: number;
}

export function listLines(pages: Page[]): Line[] {
  return pages.flatMap((page) => page.lines);
}

/** As much of a page as a quote is taken from. */
export type QuotedPage = Pick<Page, "number" | "text" | "words">;

export function quoteAt(pages: QuotedPage[], place: Place): Quote {
  const page = pages.find((candidate) => candidate.number === place.page);
  if (page === undefined) throw new Error(`no page ${place.page}`);
  const boxes = page.words
    .filter((word) => word.start < place.end && word.end > place.start)
    .map((word) => word.box)
    .filter((box) => box.width > 0);
  return { text: page.text.slice(place.start, place.end), ...place, boxes: joinNeighbours(boxes) };
}

export function joinNeighbours(boxes: Box[]): Box[] {
  const joined: Box[] = [];
  for (const box of boxes) {
    const last = joined.at(-1);
    if (last !== undefined && isSameLine(last, box)) joined[joined.length - 1] = union(last, box);
    else joined.push(box);
  }
  return joined;
}

function isSameLine(left: Box, right: Box): boolean {
  return Math.abs(left.y - right.y) < Math.min(left.height, right.height) / 2 && right.x >= left.x;
}

export function union(left: Box, right: Box): Box {
  const x = Math.min(left.x, right.x);
  const y = Math.min(left.y, right.y);
  const width = Math.max(left.x + left.width, right.x + right.width) - x;
  return { x, y, width, height: Math.max(left.y + left.height, right.y + right.height) - y };
}
