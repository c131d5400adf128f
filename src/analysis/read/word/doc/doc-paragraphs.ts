import { type FormattedRange, listCharacterRanges, listParagraphRanges, rangeAt } from "./doc-formatting.ts";
import { listPieces, type Piece, pieceText } from "./doc-pieces.ts";
import { type DocProperties, readProperties } from "./doc-properties.ts";
import type { DocStreams } from "./doc-streams.ts";
import { type DocStyleSheet, readDocStyles } from "./doc-styles.ts";
import type { RunProperties } from "#analysis/read/word/styles/run-properties.ts";

const CELL_END = "\u0007";
/** Paragraphs end in themselves, in a section or page, or in a cell. */
const ENDS = new Set(["\r", "\u000C", CELL_END]);
/** Word's size where no style says one. */
const BASE_RUN: RunProperties = { size: 10 };

export interface DocText {
  streams: DocStreams;
  pieces: Piece[];
  characters: FormattedRange[];
  paragraphs: FormattedRange[];
  styleOf: DocStyleSheet;
}

export interface DocSpan {
  text: string;
  run: RunProperties;
  symbol: number | undefined;
}

export interface DocParagraph {
  spans: DocSpan[];
  properties: DocProperties;
  isCellEnd: boolean;
}

/** Letters that share their formatting. */
interface Stretch {
  letters: string;
  character: FormattedRange;
  paragraph: FormattedRange;
}

export function openText(streams: DocStreams): DocText {
  return {
    streams,
    pieces: listPieces(streams),
    characters: listCharacterRanges(streams),
    paragraphs: listParagraphRanges(streams),
    styleOf: readDocStyles(streams),
  };
}

/** The letters between two positions, cut where their formatting changes and where paragraphs and cells end. */
export function listParagraphs(text: DocText, from: number, to: number): DocParagraph[] {
  const paragraphs: DocParagraph[] = [];
  let spans: DocSpan[] = [];
  for (const stretch of listStretches(text, from, to)) {
    const { span, properties } = formatOf(text, stretch);
    for (const { letters, end } of splitAtEnds(stretch.letters)) {
      spans.push({ ...span, text: letters });
      if (end === "") continue;
      paragraphs.push({ spans, properties, isCellEnd: end === CELL_END });
      spans = [];
    }
  }
  // The last paragraph of a note or a box may have lost its end.
  if (spans.length > 0) paragraphs.push({ spans, properties: { run: {}, paragraph: {} }, isCellEnd: false });
  return paragraphs;
}

function splitAtEnds(letters: string): { letters: string; end: string }[] {
  const parts: { letters: string; end: string }[] = [];
  let start = 0;
  for (let index = 0; index < letters.length; index += 1) {
    const end = letters.charAt(index);
    if (!ENDS.has(end)) continue;
    parts.push({ letters: letters.slice(start, index), end });
    start = index + 1;
  }
  return start === letters.length ? parts : [...parts, { letters: letters.slice(start), end: "" }];
}

function listStretches(text: DocText, from: number, to: number): Stretch[] {
  const stretches: Stretch[] = [];
  for (const piece of text.pieces) {
    const [first, last] = [Math.max(piece.from, from), Math.min(piece.to, to)];
    if (first >= last) continue;
    const end = piece.at + (last - piece.from) * piece.letterBytes;
    let at = piece.at + (first - piece.from) * piece.letterBytes;
    while (at < end) {
      const character = rangeAt(text.characters, at);
      const paragraph = rangeAt(text.paragraphs, at);
      const letters = Math.ceil((Math.min(end, character.to, paragraph.to) - at) / piece.letterBytes);
      stretches.push({ letters: pieceText(text.streams, piece, at, letters), character, paragraph });
      at += letters * piece.letterBytes;
    }
  }
  return stretches;
}

function formatOf({ styleOf }: DocText, { character, paragraph }: Stretch) {
  const style = styleOf(paragraph.style);
  const own = readProperties(paragraph.changes, {});
  const base = { ...BASE_RUN, ...style.run };
  const { run, symbol } = readProperties(character.changes, base, (index) => styleOf(index).run);
  return {
    span: { text: "", run, symbol },
    properties: { ...own, paragraph: { ...style.paragraph, ...own.paragraph } },
  };
}
