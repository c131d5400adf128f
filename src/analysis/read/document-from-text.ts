import { assembleDocument } from "./assemble-document.ts";
import type { Glyph } from "./glyph.ts";
import type { ReadResult } from "./read-result.ts";
import { repairEncoding } from "./repair-encoding.ts";

/** Plain text is one page of no size, whose quotes have no boxes. */
export function documentFromText(text: string): ReadResult {
  const box = { x: 0, y: 0, width: 0, height: 0 };
  const glyphs = Array.from(repairEncoding(text), (character): Glyph => {
    return { code: character.codePointAt(0) ?? 0, box, bold: false, colour: 0, hidden: null };
  });
  return assembleDocument([{ number: 1, width: 0, height: 0, glyphs, sureness: 1 }]);
}
