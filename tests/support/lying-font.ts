import type { CraftedPage } from "#tests/support/crafted-cv.ts";
import { pdfStream } from "#tests/support/pdf-objects.ts";

/** A glyph that shows one thing and says another to a program that reads it. */
export interface LyingGlyph {
  shown: string;
  says: string;
}

/** Each glyph gets a code of its own, so that the same letter can lie in several ways. */
const FIRST_CODE = 0x21;

/** A line below the honest ones in Helvetica, whose letters are named one by one. */
export function lyingLine(glyphs: LyingGlyph[]): CraftedPage {
  const names = glyphs.map(({ shown }) => (shown === " " ? "/space" : `/${shown}`));
  const font = `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica ${encoding(names)} /ToUnicode 7 0 R >>`;
  return lineIn(font, glyphs);
}

/** The same line in a font whose letters are little drawings: Courier, or nothing at all. */
export function lyingDrawnLine(glyphs: LyingGlyph[]): CraftedPage {
  const names = glyphs.map((_, index) => `/g${index}`);
  const procedures = names.map((name, index) => `${name} ${8 + index} 0 R`).join(" ");
  const font = [
    "<< /Type /Font /Subtype /Type3 /FontBBox [0 0 600 1000] /FontMatrix [0.001 0 0 0.001 0 0] /ToUnicode 7 0 R",
    `/FirstChar ${FIRST_CODE} /LastChar ${FIRST_CODE + glyphs.length - 1} /Widths [${"600 ".repeat(glyphs.length)}]`,
    `${encoding(names)} /CharProcs << ${procedures} >>`,
    "/Resources << /Font << /C << /Type /Font /Subtype /Type1 /BaseFont /Courier >> >> >> >>",
  ].join(" ");
  const drawings = glyphs.map(({ shown }) => pdfStream(`600 0 d0 BT /C 1000 Tf (${shown}) Tj ET`));
  return lineIn(font, glyphs, drawings);
}

function lineIn(font: string, glyphs: LyingGlyph[], drawings: Buffer[] = []): CraftedPage {
  return {
    over: `BT /Liar 10 Tf 50 300 Td <${glyphs.map((_, index) => codeOf(index)).join("")}> Tj ET`,
    fonts: "/Liar 6 0 R",
    objects: [font, pdfStream(unicodeMap(glyphs)), ...drawings],
  };
}

function encoding(names: string[]): string {
  return `/Encoding << /Type /Encoding /Differences [${FIRST_CODE} ${names.join(" ")}] >>`;
}

function codeOf(index: number): string {
  return (FIRST_CODE + index).toString(16).padStart(2, "0");
}

function unicodeMap(glyphs: LyingGlyph[]): string {
  const rows = glyphs.map(({ says }, index) => `<${codeOf(index)}> <${utf16(says)}>`);
  return [
    "/CIDInit /ProcSet findresource begin 12 dict begin begincmap",
    "/CMapName /Liar def /CMapType 2 def 1 begincodespacerange <00> <ff> endcodespacerange",
    `${rows.length} beginbfchar\n${rows.join("\n")}\nendbfchar`,
    "endcmap CMapName currentdict /CMap defineresource pop end end",
  ].join("\n");
}

function utf16(text: string): string {
  return Buffer.from(text, "utf16le").swap16().toString("hex");
}
