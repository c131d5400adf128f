import {
  characterChanges,
  formatPages,
  pageTable,
  paragraphChanges,
  placeAll,
} from "#tests/support/doc-format-pages.ts";
import { type DocStyle, styleSheet } from "#tests/support/doc-style-sheet.ts";
import { SECTOR, shorts, words, writeOle } from "#tests/support/ole-writer.ts";

const TEXT_AT = 2048;
/** Stands where Word looks at nothing. */
const UNUSED = 7;

/** Letters with one look; `changes` are Word's own codes with their operands, byte by byte. */
export interface DocRun {
  text: string;
  changes?: number[];
}

export interface DocLine {
  runs: DocRun[];
  changes?: number[];
  style?: number;
  /** A cell of a table ends in "\u0007", anything else in "\r". */
  end?: string;
}

/** A shape that floats, in points; text does not flow around it when `wrapping` is 3. */
export interface DocShape {
  width: number;
  height: number;
  wrapping: number;
}

/** `styles` have the numbers from 1 on; 0 is "Normal". Narrow text has one byte a letter. */
export interface DocParts {
  body: DocLine[];
  footnotes?: DocLine[];
  header?: DocLine[];
  boxes?: DocLine[];
  styles?: DocStyle[];
  shapes?: DocShape[];
  isNarrow?: boolean;
  isEncrypted?: boolean;
  /** Further streams by their name. */
  others?: Record<string, Uint8Array>;
}

export function docLine(text: string, changes: number[] = []): DocLine {
  return { runs: [{ text, changes }] };
}

/** A complete file of Word 97: its text in one piece, its formatting, and a compound file around both. */
export function writeDoc(parts: DocParts): Uint8Array {
  return writeOle(docStreams(parts));
}

function docStreams(parts: DocParts) {
  const { body, footnotes = [], header = [], boxes = [], styles = [], shapes = [], isNarrow = false } = parts;
  const stories = [body, footnotes, header, [], [], [], boxes];
  const lines = [...stories.flat(), docLine("")];
  const letterBytes = isNarrow ? 1 : 2;
  const letters = lines.map(lineText).join("");
  const text = Buffer.from(letters, isNarrow ? "latin1" : "utf16le");
  const characters = formatPages(placeAll(TEXT_AT, letterBytes, listRuns(lines)), 1, characterChanges);
  const paragraphs = formatPages(placeAll(TEXT_AT, letterBytes, listLines(lines)), 13, paragraphChanges);
  const firstPage = Math.ceil((TEXT_AT + text.length) / SECTOR);
  const tables = new Map([
    [0xa2, styleSheet(styles)],
    [0xf2, words(headerPlaces(lengthOf(header)))],
    [0xfa, pageTable(characters, firstPage)],
    [0x102, pageTable(paragraphs, firstPage + characters.pages.length)],
    [0x1a2, pieceTable(letters.length, isNarrow)],
    [0x1da, shapeTable(shapes)],
  ]);
  const main = Buffer.alloc(Math.max(4096, (firstPage + characters.pages.length + paragraphs.pages.length) * SECTOR));
  main.set(shorts([0xa5ec, 0xc1, 0, 0, 0, 0x200 | (parts.isEncrypted === true ? 0x100 : 0)]));
  main.set(words(stories.map(lengthOf)), 0x4c);
  main.set(words([UNUSED]), 0x58);
  text.copy(main, TEXT_AT);
  Buffer.concat([...characters.pages, ...paragraphs.pages]).copy(main, firstPage * SECTOR);
  let table = Buffer.alloc(0);
  for (const [addressAt, bytes] of tables) {
    main.set(words([table.length, bytes.length]), addressAt);
    table = Buffer.concat([table, bytes]);
  }
  return { WordDocument: main, "1Table": table, ...parts.others };
}

/** One piece, after changes that no piece refers to. */
function pieceTable(letters: number, isNarrow: boolean): Buffer {
  const changes = Buffer.from([1, 3, 0, 0x35, 0x08, 1]);
  const address = isNarrow ? TEXT_AT * 2 + 0x40000000 : TEXT_AT;
  return Buffer.concat([
    changes,
    Buffer.from([2, 16, 0, 0, 0]),
    words([0, letters]),
    shorts([0]),
    words([address]),
    shorts([0]),
  ]);
}

function shapeTable(shapes: DocShape[]): Buffer {
  const places = shapes.length === 0 ? [] : [...shapes.map((_, index) => index), shapes.length];
  const drawn = shapes.map(({ width, height, wrapping }) =>
    Buffer.concat([words([1, 0, 0, width * 20, height * 20]), shorts([wrapping << 5]), words([0])]),
  );
  return Buffer.concat([words(places), ...drawn]);
}

function lineText({ runs, end = "\r" }: DocLine): string {
  return runs.map(({ text }) => text).join("") + end;
}

function lengthOf(lines: DocLine[]): number {
  return lines.map(lineText).join("").length;
}

function listRuns(lines: DocLine[]) {
  const runs = lines.flatMap(({ runs: own, end = "\r" }): DocRun[] => [...own, { text: end }]);
  return runs.map(({ text, changes = [] }) => ({ length: text.length, changes }));
}

function listLines(lines: DocLine[]) {
  return lines.map((line) => ({
    length: lineText(line).length,
    changes: [line.style ?? 0, 0, ...(line.changes ?? [])],
  }));
}

/** Six lines above notes, then the six edges of the one section: all empty but its header. */
function headerPlaces(length: number): number[] {
  return [...Array.from({ length: 8 }, () => 0), ...Array.from({ length: 6 }, () => length)];
}
