import { WINDOWS_1252 } from "#analysis/read/decode-text.ts";
import { type DocStreams, listRanges, tableAt } from "./doc-streams.ts";
import { utf16Of } from "#analysis/read/word/view-bytes.ts";
import { Unreadable } from "#analysis/read/word/word-reading.ts";

const PIECE_TABLE = 0x1a2;
const CHANGES = 1;
const PIECES = 2;
const IS_NARROW = 0x40000000;

/** A thousand pages. Pieces may repeat each other, so that a small file could claim any length. */
const MAX_LETTERS = 2_000_000;
const MAX_PIECES = 20_000;

/** A stretch of text as it was stored: positions count letters, `at` and `letterBytes` say where they stand in the main stream. */
export interface Piece {
  from: number;
  to: number;
  at: number;
  letterBytes: 1 | 2;
}

/** In front of the pieces may stand changes to them, which only the fast saves of old versions wrote; they are skipped. */
export function listPieces(streams: DocStreams): Piece[] {
  const clx = tableAt(streams, PIECE_TABLE);
  let at = 0;
  while (clx.getUint8(at) === CHANGES) at += 3 + clx.getUint16(at + 1, true);
  if (clx.getUint8(at) !== PIECES) throw new Unreadable("corrupt");
  const plc = new DataView(clx.buffer, clx.byteOffset + at + 5, clx.getUint32(at + 1, true));
  const pieces = listRanges(plc, 8).map((range) => readPiece(range, plc.getUint32(range.dataAt + 2, true)));
  if (pieces.length > MAX_PIECES || (pieces.at(-1)?.to ?? 0) > MAX_LETTERS) throw new Unreadable("too_large");
  if (pieces.some(({ from, to }, index) => from > to || from !== (pieces[index - 1]?.to ?? 0))) {
    throw new Unreadable("corrupt");
  }
  return pieces;
}

function readPiece({ from, to }: { from: number; to: number }, address: number): Piece {
  const start = address & ~IS_NARROW;
  return (address & IS_NARROW) === 0
    ? { from, to, at: start, letterBytes: 2 }
    : { from, to, at: start >> 1, letterBytes: 1 };
}

export function pieceText({ main }: DocStreams, { letterBytes }: Piece, start: number, letters: number): string {
  if (letterBytes === 2) return utf16Of(main, start, letters);
  let text = "";
  for (let at = start; at < start + letters; at += 1) {
    const code = main.getUint8(at);
    text += code >= 0x80 && code < 0xa0 ? WINDOWS_1252.charAt(code - 0x80) : String.fromCharCode(code);
  }
  return text;
}
