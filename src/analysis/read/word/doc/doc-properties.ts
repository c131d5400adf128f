import { mix, WHITE } from "#analysis/read/word/styles/mix-colours.ts";
import { HALF_POINTS, TWIPS } from "#analysis/read/word/styles/measures.ts";
import type { ParagraphProperties } from "#analysis/read/word/styles/paragraph-properties.ts";
import type { RunProperties } from "#analysis/read/word/styles/run-properties.ts";
import { INDEXED_COLOURS } from "#analysis/read/word/styles/word-colours.ts";

/** What a list of changes says about the text or the paragraph it belongs to. */
export interface DocProperties {
  run: RunProperties;
  paragraph: ParagraphProperties;
  /** A character that a special mark in the text stands for. */
  symbol?: number;
  isInTable?: boolean;
  isRowEnd?: boolean;
  cellFills?: (number | null)[];
}

interface Change {
  view: DataView;
  at: number;
  /** What the style says, for changes that switch it. */
  style: RunProperties;
}

type Reader = (change: Change) => Partial<DocProperties>;

const SAME_AS_STYLE = 0x80;
const OPPOSITE_OF_STYLE = 0x81;
const AUTOMATIC = 0xff;
const NO_SHADING = 0xffff;
const BODY_LEVEL = 9;
const MAX_LIST = 0x7fe;
const CHARACTER_STYLE = 0x4a30;
const TABLE_DEFINITION = 0xd608;
const OPERAND_BYTES = [1, 1, 2, 4, 2, 2, undefined, 3];

const READERS = new Map<number, Reader>([
  [0x0800, ({ view, at }) => (view.getUint8(at) === 1 ? { run: { vanish: true } } : {})],
  [0x0818, ({ view, at }) => (view.getUint8(at) === 1 ? { run: { vanish: true } } : {})],
  [0x083c, (change) => ({ run: { vanish: switched(change, change.style.vanish) } })],
  [0x0835, (change) => ({ run: { bold: switched(change, change.style.bold) } })],
  [0x4a43, ({ view, at }) => ({ run: { size: view.getUint16(at, true) / HALF_POINTS } })],
  [0x2a42, ({ view, at }) => ({ run: { colour: indexed(view.getUint8(at)) ?? "auto" } })],
  [0x6870, ({ view, at }) => ({ run: { colour: colourAt(view, at) ?? "auto" } })],
  [0x2a0c, ({ view, at }) => ({ run: { highlight: indexed(view.getUint8(at)) } })],
  [0x4866, ({ view, at }) => ({ run: { shading: shortShading(view, at) } })],
  [0xca71, ({ view, at }) => ({ run: { shading: shading(view, at + 1) } })],
  [0x4852, ({ view, at }) => ({ run: { widthPercent: view.getUint16(at, true) } })],
  [0x8840, ({ view, at }) => ({ run: { extraAdvance: view.getInt16(at, true) / TWIPS } })],
  [0x4845, ({ view, at }) => ({ run: { raise: view.getInt16(at, true) / HALF_POINTS } })],
  [0x6a09, ({ view, at }) => ({ symbol: view.getUint16(at + 2, true) })],
  [0x6412, ({ view, at }) => ({ paragraph: { exactHeight: exactHeight(view.getInt16(at, true)) } })],
  [0x442d, ({ view, at }) => ({ paragraph: { fill: shortShading(view, at) } })],
  [0xc64d, ({ view, at }) => ({ paragraph: { fill: shading(view, at + 1) } })],
  [0x460b, ({ view, at }) => ({ paragraph: { isListed: isList(view.getUint16(at, true)) } })],
  [0x2640, ({ view, at }) => ({ paragraph: { isHeading: view.getUint8(at) < BODY_LEVEL } })],
  [0x840f, ({ view, at }) => ({ paragraph: { indent: view.getInt16(at, true) / TWIPS } })],
  [0x845e, ({ view, at }) => ({ paragraph: { indent: view.getInt16(at, true) / TWIPS } })],
  [0x2416, ({ view, at }) => ({ isInTable: view.getUint8(at) === 1 })],
  [0x2417, ({ view, at }) => ({ isRowEnd: view.getUint8(at) === 1 })],
  [0xd609, ({ view, at }) => ({ cellFills: fills(view, at, 2, shortShading) })],
  [0xd612, ({ view, at }) => ({ cellFills: fills(view, at, 10, shading) })],
  [0xd670, ({ view, at }) => ({ cellFills: fills(view, at, 10, shading) })],
]);

/** A character style lays its own properties over those of the paragraph's style before the changes after it count. */
export function readProperties(
  changes: DataView,
  style: RunProperties,
  characterStyle: (index: number) => RunProperties = () => ({}),
): DocProperties {
  const read: DocProperties = { run: { ...style }, paragraph: {} };
  let at = 0;
  while (at + 2 < changes.byteLength) {
    const code = changes.getUint16(at, true);
    const change = { view: changes, at: at + 2, style };
    at += 2 + operandBytes(code, changes, at + 2);
    if (at > changes.byteLength) break;
    if (code === CHARACTER_STYLE) Object.assign(read.run, characterStyle(changes.getUint16(change.at, true)));
    const { run, paragraph, ...rest } = READERS.get(code)?.(change) ?? {};
    Object.assign(read.run, run);
    Object.assign(read.paragraph, paragraph);
    Object.assign(read, rest);
  }
  return read;
}

/** The three highest bits of a change's code tell how long it is. */
function operandBytes(code: number, changes: DataView, at: number): number {
  if (code === TABLE_DEFINITION) return at + 2 > changes.byteLength ? 2 : changes.getUint16(at, true) + 1;
  return OPERAND_BYTES[code >> 13] ?? changes.getUint8(at) + 1;
}

function switched({ view, at }: Change, byStyle = false): boolean {
  const operand = view.getUint8(at);
  if (operand === SAME_AS_STYLE) return byStyle;
  return operand === OPPOSITE_OF_STYLE ? !byStyle : operand === 1;
}

const indexed = (index: number): number | null => INDEXED_COLOURS[index - 1] ?? null;

function colourAt(view: DataView, at: number): number | null {
  if (view.getUint8(at + 3) === AUTOMATIC) return null;
  return (view.getUint8(at) << 16) | (view.getUint8(at + 1) << 8) | view.getUint8(at + 2);
}

function shading(view: DataView, at: number): number | null {
  return patterned(colourAt(view, at), colourAt(view, at + 4), view.getUint16(at + 8, true));
}

function shortShading(view: DataView, at: number): number | null {
  const packed = view.getUint16(at, true);
  if (packed === NO_SHADING) return null;
  return patterned(indexed(packed & 31), indexed((packed >> 5) & 31), packed >> 10);
}

/** Pattern 0 is the ground alone, 1 the foreground alone; all others are a mixture. */
function patterned(foreground: number | null, ground: number | null, pattern: number): number | null {
  if (pattern === 0 || pattern === NO_SHADING) return ground;
  return pattern === 1 ? (foreground ?? 0) : mix(foreground ?? 0, ground ?? WHITE, 0.5);
}

function fills(view: DataView, at: number, bytes: number, read: (view: DataView, at: number) => number | null) {
  return Array.from({ length: Math.floor(view.getUint8(at) / bytes) }, (_, cell) => read(view, at + 1 + cell * bytes));
}

/** A height below zero is exact; from zero on it is the least. */
const exactHeight = (twips: number): number | null => (twips < 0 ? -twips / TWIPS : null);

const isList = (list: number): boolean => list > 0 && list <= MAX_LIST;
