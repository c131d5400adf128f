import { type DocStreams, listRanges, tableAt } from "./doc-streams.ts";
import { Unreadable } from "#analysis/read/word/word-reading.ts";

const CHARACTER_PAGES = 0xfa;
const PARAGRAPH_PAGES = 0x102;
const PAGE_BYTES = 512;
/** A page holds up to a hundred changes of look. */
const MAX_PAGES = 2000;
const PAGE_NUMBER = 0x3fffff;
const PARAGRAPH_ENTRY_BYTES = 13;

/** Changes that hold for the letters between two places of the main stream; those to a paragraph begin with its style. */
export interface FormattedRange {
  from: number;
  to: number;
  style: number;
  changes: DataView;
}

interface Located {
  style: number;
  start: number;
  bytes: number;
}

/** Formatting stands in pages of 512 bytes, each for a stretch of the main stream. */
export function listCharacterRanges(streams: DocStreams): FormattedRange[] {
  return listPages(streams, CHARACTER_PAGES).flatMap((page) =>
    listPageRanges(page, 1, (at) => ({ style: 0, start: at + 1, bytes: page.getUint8(at) })),
  );
}

/** Changes to a paragraph begin with the number of its style. Their length is in words, in one of two places. */
export function listParagraphRanges(streams: DocStreams): FormattedRange[] {
  return listPages(streams, PARAGRAPH_PAGES).flatMap((page) =>
    listPageRanges(page, PARAGRAPH_ENTRY_BYTES, (at) => {
      const words = page.getUint8(at);
      const [first, bytes] = words === 0 ? [at + 2, page.getUint8(at + 1) * 2] : [at + 1, words * 2 - 1];
      return { style: page.getUint16(first, true), start: first + 2, bytes: bytes - 2 };
    }),
  );
}

function listPages(streams: DocStreams, addressAt: number): DataView[] {
  const { main } = streams;
  const plc = tableAt(streams, addressAt);
  const pages = listRanges(plc, 4);
  if (pages.length > MAX_PAGES) throw new Unreadable("too_large");
  return pages.map(({ dataAt }) => {
    const start = (plc.getUint32(dataAt, true) & PAGE_NUMBER) * PAGE_BYTES;
    return new DataView(main.buffer, main.byteOffset + start, PAGE_BYTES);
  });
}

/** A page begins with the places of its ranges, then tells where in itself the changes of each stand; 0 is no changes. */
function listPageRanges(page: DataView, entryBytes: number, locate: (at: number) => Located): FormattedRange[] {
  const count = page.getUint8(PAGE_BYTES - 1);
  return Array.from({ length: count }, (_, index) => {
    const at = page.getUint8((count + 1) * 4 + index * entryBytes) * 2;
    const { style, start, bytes } = at === 0 ? { style: 0, start: 0, bytes: 0 } : locate(at);
    const bounded = Math.max(0, Math.min(bytes, PAGE_BYTES - start));
    return {
      from: page.getUint32(index * 4, true),
      to: page.getUint32(index * 4 + 4, true),
      style,
      changes: new DataView(page.buffer, page.byteOffset + start, bounded),
    };
  });
}

/** Where no range holds, an empty one reaches up to the next. */
export function rangeAt(ranges: FormattedRange[], place: number): FormattedRange {
  let [low, high] = [0, ranges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle]?.to ?? 0) <= place) low = middle + 1;
    else high = middle;
  }
  const found = ranges[low];
  if (found !== undefined && found.from <= place) return found;
  return { from: place, to: found?.from ?? Infinity, style: 0, changes: new DataView(new ArrayBuffer(0)) };
}
