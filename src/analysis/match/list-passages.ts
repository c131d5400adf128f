import type { BlindLine } from "#analysis/blind/blind-cv.ts";
import { dropMasks, MASK } from "#analysis/blind/mask.ts";
import type { SectionKind } from "#analysis/extract/section-headings.ts";
import type { Place } from "#analysis/read/page.ts";

/** A sentence or a short entry of the blind CV, and where it stands: the unit that evidence is read from. */
export interface Passage {
  text: string;
  /** The first line it stands on, all of its lines, and its place on each of them. */
  line: number;
  lines: number[];
  places: Place[];
  section: SectionKind;
  position: number | null;
}

/** Longer than this a paragraph speaks of many things, and is cut into its sentences. */
const LONGEST = 220;
const SENTENCE_END = /(?<=[.;!?•*])\s/gu;
/** A wrapped line goes on in lower case, or with a joining sign. */
const GOES_ON = /^\s*[\p{Ll}&(,/]/u;
const IS_OPEN = /[,/&(-]\s*$|\b(?:and|or|of|the|to|for|with|in|a|an|by|on|at|from)\s*$/iu;
const BULLET = /^\s*[•·●▪◦‣➢✓*–-]/u;

interface Piece {
  line: number;
  start: number;
  end: number;
}

/** Wrapped lines are joined and long paragraphs cut, so that layout does not decide what is one statement. */
export function listPassages(lines: BlindLine[], headLines: ReadonlySet<number>): Passage[] {
  const groups: Piece[][] = [];
  for (const [at, line] of lines.entries()) {
    if (line.isHeading) continue;
    const [first, ...rest] = cutLine(at, line.text);
    if (first === undefined) continue;
    const before = groups.at(-1);
    if (before !== undefined && continues(lines, before, at, headLines)) before.push(first);
    else groups.push([first]);
    groups.push(...rest.map((piece) => [piece]));
  }
  return groups.flatMap((pieces) => asPassage(lines, pieces));
}

function continues(lines: BlindLine[], before: Piece[], at: number, headLines: ReadonlySet<number>): boolean {
  const last = before.at(-1);
  const [line, above] = [lines[at], lines[at - 1]];
  if (last === undefined || line === undefined || above === undefined || last.line !== at - 1) return false;
  if (last.end < above.text.trimEnd().length || headLines.has(at) || headLines.has(at - 1)) return false;
  if (line.section !== above.section || line.position !== above.position || line.page !== above.page) return false;
  const isWrapped = GOES_ON.test(line.text) || (IS_OPEN.test(above.text) && !BULLET.test(line.text));
  return isWrapped && lengthOf(lines, before) + visibleLength(line.text) <= LONGEST * 1.5;
}

function lengthOf(lines: BlindLine[], pieces: Piece[]): number {
  return pieces.reduce(
    (sum, { line, start, end }) => sum + visibleLength(lines[line]?.text.slice(start, end) ?? ""),
    0,
  );
}

/** A long name must not cut a sentence where a short one does not. */
function visibleLength(text: string): number {
  return text.includes(MASK) ? dropMasks(text).length : text.length;
}

function cutLine(line: number, text: string): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  const isLong = visibleLength(text) > LONGEST;
  for (const { index } of isLong ? text.matchAll(SENTENCE_END) : []) {
    pieces.push(...cutByLength(line, text, start, index));
    start = index + 1;
  }
  pieces.push(...cutByLength(line, text, start, text.length));
  return pieces.filter((piece) => /[\p{L}\p{N}]/u.test(text.slice(piece.start, piece.end)));
}

function cutByLength(line: number, text: string, start: number, end: number): Piece[] {
  if (visibleLength(text.slice(start, end)) <= LONGEST) return [{ line, start, end }];
  let seen = 0;
  let cut = -1;
  for (let at = start; at < end && seen < LONGEST; at += 1) {
    if (text[at] !== MASK) seen += 1;
    if (text[at] === " ") cut = at;
  }
  if (cut <= start) return [{ line, start, end }];
  return [{ line, start, end: cut }, ...cutByLength(line, text, cut + 1, end)];
}

function asPassage(lines: BlindLine[], pieces: Piece[]): Passage[] {
  const [first] = pieces;
  const line = first === undefined ? undefined : lines[first.line];
  if (first === undefined || line === undefined) return [];
  const text = pieces.map((piece) => lines[piece.line]?.text.slice(piece.start, piece.end) ?? "").join(" ");
  const plain = dropMasks(text);
  if (!/\p{L}/u.test(plain)) return [];
  const places = pieces.flatMap((piece) => placeOf(lines[piece.line], piece));
  const at = pieces.map((piece) => piece.line);
  return [{ text: plain, line: first.line, lines: at, places, section: line.section, position: line.position }];
}

const OPENING = /^[\s•·●▪◦‣➢✓*–-]+/u;

/** Without its bullet: a quote begins with a word. */
function placeOf(line: BlindLine | undefined, { start, end }: Piece): Place[] {
  if (line === undefined) return [];
  const skipped = OPENING.exec(line.text.slice(start, end))?.[0].length ?? 0;
  return [{ page: line.page, start: line.start + start + skipped, end: line.start + end }];
}
