import { blendsInto } from "#analysis/read/colour-contrast.ts";
import { type Glyph, type GlyphPage, isInk } from "#analysis/read/glyph.ts";

const LATIN_1_END = 0x100;
const WHITE = 0xffffff;
const BLACK = 0;
const BASE_LINE = 0.8;

/** Pages as a PDF that shows their letters and nothing else, to be drawn. Letters that the plain font lacks lose their accents or become a question mark. */
export function writePlainPdf(pages: GlyphPage[]): Uint8Array {
  const kids = pages.map((_, index) => `${5 + index * 2} 0 R`).join(" ");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    fontObject("Helvetica"),
    fontObject("Helvetica-Bold"),
    ...pages.flatMap((page, index) => [pageObject(6 + index * 2, page), streamObject(drawGlyphs(page))]),
  ];
  return Uint8Array.from(assemble(objects), (letter) => letter.charCodeAt(0));
}

function fontObject(name: string): string {
  return `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
}

function pageObject(content: number, { width, height }: GlyphPage): string {
  const resources = "<< /Font << /F1 3 0 R /F2 4 0 R >> >>";
  return `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources ${resources} /Contents ${content} 0 R >>`;
}

const streamObject = (content: string): string => `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;

function drawGlyphs({ glyphs, height }: GlyphPage): string {
  const seen = glyphs.filter((glyph) => glyph.hidden === null && isInk(glyph));
  return seen.map((glyph) => drawGlyph(glyph, height)).join("\n");
}

/** What was light on a dark ground is dark on our white page. */
function drawGlyph({ code, box, bold, colour }: Glyph, pageHeight: number): string {
  const ink = blendsInto(colour, WHITE) ? BLACK : colour;
  const [red, green, blue] = [16, 8, 0].map((shift) => (((ink >> shift) & 255) / 255).toFixed(2));
  const y = pageHeight - box.y - box.height * BASE_LINE;
  return `BT /${bold ? "F2" : "F1"} ${box.height} Tf ${red} ${green} ${blue} rg ${box.x.toFixed(2)} ${y.toFixed(2)} Td <${inLatin(code)}> Tj ET`;
}

function inLatin(code: number): string {
  const [plain = code] = Array.from(String.fromCodePoint(code).normalize("NFD"), (part) => part.codePointAt(0));
  const known = [code, plain].find((candidate) => candidate < LATIN_1_END) ?? WIN_ANSI.get(code) ?? 0x3f;
  return known.toString(16).padStart(2, "0");
}

/** Marks of ordinary writing that WinAnsi keeps outside of Latin-1. */
const WIN_ANSI = new Map([
  [0x20ac, 0x80],
  [0x2018, 0x91],
  [0x2019, 0x92],
  [0x201c, 0x93],
  [0x201d, 0x94],
  [0x2022, 0x95],
  [0x2013, 0x96],
  [0x2014, 0x97],
]);

function assemble(objects: string[]): string {
  let file = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  return `${file}xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
}
