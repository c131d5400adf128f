import { readProperties } from "./doc-properties.ts";
import { type DocStreams, tableAt } from "./doc-streams.ts";
import type { ParagraphProperties } from "#analysis/read/word/styles/paragraph-properties.ts";
import type { RunProperties } from "#analysis/read/word/styles/run-properties.ts";

const STYLE_SHEET = 0xa2;
const PARAGRAPH_STYLE = 1;
const CHARACTER_STYLE = 2;
const MAX_CHAIN = 20;
const NO_STYLE: DocStyle = { run: {}, paragraph: {} };

export interface DocStyle {
  run: RunProperties;
  paragraph: ParagraphProperties;
}

/** The style with a number, with all it builds on. Styles of tables and lists say nothing about text. */
export type DocStyleSheet = (index: number) => DocStyle;

export function readDocStyles(streams: DocStreams): DocStyleSheet {
  const sheet = tableAt(streams, STYLE_SHEET);
  if (sheet.byteLength === 0) return () => NO_STYLE;
  const headBytes = sheet.getUint16(4, true);
  const entries = listStyles(sheet);
  const known = new Map<number, DocStyle>();
  const styleOf = (index: number, depth: number): DocStyle => {
    const entry = entries[index];
    if (entry === undefined || entry.byteLength < headBytes || depth > MAX_CHAIN) return NO_STYLE;
    const style = known.get(index) ?? readStyle(entry, headBytes, styleOf(entry.getUint16(2, true) >> 4, depth + 1));
    known.set(index, style);
    return style;
  };
  return (index) => styleOf(index, 0);
}

function listStyles(sheet: DataView): DataView[] {
  const styles: DataView[] = [];
  let at = 2 + sheet.getUint16(0, true);
  while (at + 2 <= sheet.byteLength) {
    const bytes = Math.min(sheet.getUint16(at, true), sheet.byteLength - at - 2);
    styles.push(new DataView(sheet.buffer, sheet.byteOffset + at + 2, bytes));
    at += 2 + bytes;
  }
  return styles;
}

function readStyle(entry: DataView, headBytes: number, base: DocStyle): DocStyle {
  const kind = entry.getUint16(2, true) & 15;
  const lists = listChanges(entry, headBytes);
  if (kind === CHARACTER_STYLE) return { ...NO_STYLE, run: readRun(lists[0], base) };
  if (kind !== PARAGRAPH_STYLE) return NO_STYLE;
  // The changes to the paragraph begin with the number of the style itself.
  const paragraph = lists[0] === undefined ? {} : readProperties(skip(lists[0], 2), {}).paragraph;
  return { run: readRun(lists[1], base), paragraph: { ...base.paragraph, ...paragraph } };
}

function readRun(changes: DataView | undefined, base: DocStyle): RunProperties {
  return changes === undefined ? base.run : readProperties(changes, base.run).run;
}

/** After the name come the lists of changes, each on an even place and with its length in front. */
function listChanges(entry: DataView, headBytes: number): DataView[] {
  const lists: DataView[] = [];
  let at = headBytes + 2 + entry.getUint16(headBytes, true) * 2 + 2;
  while (at + 2 <= entry.byteLength) {
    const bytes = Math.min(entry.getUint16(at, true), entry.byteLength - at - 2);
    lists.push(new DataView(entry.buffer, entry.byteOffset + at + 2, bytes));
    at += 2 + bytes + (bytes % 2);
  }
  return lists;
}

function skip(view: DataView, bytes: number): DataView {
  const skipped = Math.min(bytes, view.byteLength);
  return new DataView(view.buffer, view.byteOffset + skipped, view.byteLength - skipped);
}
