import { openOle } from "./ole-container.ts";
import { viewOf } from "#analysis/read/word/view-bytes.ts";
import { Unreadable } from "#analysis/read/word/word-reading.ts";

const WORD_97 = 0xa5ec;
/** Word 97 writes 0xc0 to 0xc2, Word 95 had 0x68. */
const OLDEST_FORMAT = 0x80;
const IS_ENCRYPTED = 0x100;
const HAS_FIRST_TABLE = 0x200;

/** The text stands in one stream, the tables that say where and how in another. */
export interface DocStreams {
  main: DataView;
  table: DataView;
}

export function openDoc(file: Uint8Array): DocStreams {
  const streams = openOle(file);
  if (streams.has("EncryptedPackage")) throw new Unreadable("encrypted");
  const main = streams.get("WordDocument");
  if (main === undefined) throw new Unreadable("not_a_document");
  const view = viewOf(main());
  // Word 6 and 95 have the same container, but another format inside.
  if (view.getUint16(0, true) !== WORD_97 || view.getUint16(2, true) < OLDEST_FORMAT) throw new Unreadable("corrupt");
  const flags = view.getUint16(10, true);
  if ((flags & IS_ENCRYPTED) !== 0) throw new Unreadable("encrypted");
  const table = streams.get((flags & HAS_FIRST_TABLE) === 0 ? "0Table" : "1Table");
  if (table === undefined) throw new Unreadable("corrupt");
  return { main: view, table: viewOf(table()) };
}

/** One of the tables, named by the place of its address in the main stream; empty when the document has none. */
export function tableAt({ main, table }: DocStreams, addressAt: number): DataView {
  const bytes = main.getUint32(addressAt + 4, true);
  const start = bytes === 0 ? 0 : main.getUint32(addressAt, true);
  return new DataView(table.buffer, table.byteOffset + start, bytes);
}

/** A table of this kind has one position more than it has data: each datum holds from its position to the next. */
export function listRanges(plc: DataView, dataBytes: number): { from: number; to: number; dataAt: number }[] {
  const count = Math.max(0, Math.floor((plc.byteLength - 4) / (4 + dataBytes)));
  return Array.from({ length: count }, (_, index) => ({
    from: plc.getUint32(index * 4, true),
    to: plc.getUint32(index * 4 + 4, true),
    dataAt: (count + 1) * 4 + index * dataBytes,
  }));
}
