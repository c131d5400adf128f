import { assemblePdf } from "#tests/support/pdf-objects.ts";

/** A line of text; `x` and `y` are points from the top left of an A4 page. Without `y` it follows the line before it. */
export interface PdfLine {
  text: string;
  size?: number;
  bold?: boolean;
  x?: number;
  y?: number;
  /** PDF text render mode; 3 is invisible. */
  renderMode?: number;
}

const WIDTH = 595;
const HEIGHT = 842;
const MARGIN = 50;
const LEADING = 1.35;

/** A complete PDF file in Latin-1 with one page per list of lines. */
export function writePdf(pages: PdfLine[][]): Uint8Array {
  const kids = pages.map((_, index) => `${pageNumber(index)} 0 R`).join(" ");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    fontObject("Helvetica"),
    fontObject("Helvetica-Bold"),
  ];
  for (const [index, lines] of pages.entries()) {
    const content = drawLines(lines);
    objects.push(pageObject(pageNumber(index) + 1), `<< /Length ${content.length} >>\nstream\n${content}\nendstream`);
  }
  return assemblePdf(objects);
}

/** The catalogue, the page list and two fonts come first; then each page is followed by its content. */
function pageNumber(index: number): number {
  return 5 + index * 2;
}

function fontObject(name: string): string {
  return `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
}

function pageObject(content: number): string {
  const fonts = "<< /Font << /F1 3 0 R /F2 4 0 R >> >>";
  return `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Resources ${fonts} /Contents ${content} 0 R >>`;
}

function drawLines(lines: PdfLine[]): string {
  let top = MARGIN;
  const drawn = lines.map(({ text, size = 10, bold = false, x = MARGIN, y, renderMode = 0 }) => {
    top = y ?? top;
    const baseline = HEIGHT - top - size;
    top += size * LEADING;
    return `BT /${bold ? "F2" : "F1"} ${size} Tf ${renderMode} Tr 1 0 0 1 ${x} ${baseline.toFixed(2)} Tm (${escapeText(text)}) Tj ET`;
  });
  return drawn.join("\n");
}

/** WinAnsi has the dashes, quotes and bullets of ordinary writing outside Latin-1. */
const WIN_ANSI = new Map([
  ["–", "\u0096"],
  ["—", "\u0097"],
  ["’", "\u0092"],
  ["•", "\u0095"],
]);

function escapeText(text: string): string {
  const encoded = Array.from(text, (character) => WIN_ANSI.get(character) ?? character).join("");
  return encoded.replaceAll(/[\\()]/gu, String.raw`\$&`);
}
