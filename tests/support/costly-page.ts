import { drawnPage, pdfStream } from "#tests/support/pdf-objects.ts";

const PATHS = 2500;
const CURVES_IN_A_PATH = 14;

/** A CV of one page that is read at once and takes a minute to draw: thousands of long curves, stroked in dashes too thin to hide a letter, lie under its text. */
export function costlyPage(lines: string[]): Uint8Array {
  const curves = Array.from({ length: PATHS }, (_, path) => curvesOf(path)).join("\n");
  const text = lines.map((line, index) => `BT /F1 12 Tf 60 ${780 - 16 * index} Td (${line}) Tj ET`).join("\n");
  return drawnPage(pdfStream(`0.9 G 3.9 w [2 1] 0 d\n${curves}\n0 g\n${text}`));
}

/** All over the page, and never the same twice. */
function curvesOf(path: number) {
  const at = (step: number, most: number) => ((path * 131 + step * 197) % most).toString();
  const curve = (step: number) =>
    [1, 2, 3].map((point) => `${at(step * 3 + point, 595)} ${at(step * 7 + point, 842)}`).join(" ");
  const curves = Array.from({ length: CURVES_IN_A_PATH }, (_, step) => `${curve(step)} c`);
  return `${at(1, 595)} ${at(2, 842)} m ${curves.join(" ")} S`;
}
