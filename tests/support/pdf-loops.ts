import { craftCv } from "#tests/support/crafted-cv.ts";
import type { Makers } from "#tests/support/hostile-pdfs.ts";
import { assemblePdf, CATALOGUE, drawnPage, HELVETICA, onePagePdf, pdfStream } from "#tests/support/pdf-objects.ts";

const DEEP = 100_000;
const [LISTS, LISTS_END, DICTIONARIES] = ["[".repeat(DEEP), "]".repeat(DEEP), "<< /A ".repeat(DEEP)];
const [FORM, TILE] = ["/XObject << /Form 5 0 R >>", "/Pattern << /Tile 5 0 R >>"];

/** Files that lead into themselves, or deeper than any stack. */
export const PDF_LOOPS: Makers = {
  "a page list in itself": () => pages(listOf(2)),
  "two page lists in each other": () => pages(listOf(3), listOf(2)),
  "a page that is its own parent": () => pages(listOf(3), "<< /Type /Page /Parent 3 0 R >>"),
  "page lists 5,000 deep": deepPageList,
  "a table of objects that follows itself": endlessTable,
  "a content that contains itself": () => drawnPage("[4 0 R]"),
  "a stream as long as itself": () => drawnPage("<< /Length 4 0 R >>\nstream\nq Q\nendstream"),
  "a reference to itself": () => drawnPage("4 0 R"),
  "a form that draws itself": () => drawnPage(pdfStream("/Form Do"), [formWith("/Form Do", FORM)], FORM),
  "a billion forms": billionForms,
  "a pattern painted with itself": selfPaintedPattern,
  "a letter drawn with itself": selfDrawnLetter,
  "a font explained by itself": selfExplainedFont,
  "lists 100,000 deep": () => onePagePdf(`/Deep ${LISTS}${LISTS_END}`),
  "dictionaries 100,000 deep": () => onePagePdf(`/Deep ${DICTIONARIES}1${" >>".repeat(DEEP)}`),
  "lists 100,000 deep in the content": () => drawnPage(pdfStream(`${LISTS}${LISTS_END} TJ`)),
  "dictionaries 100,000 deep in the content": () => drawnPage(pdfStream(`/Deep ${DICTIONARIES}`)),
};

function pages(...objects: string[]): Uint8Array {
  return assemblePdf([CATALOGUE, ...objects]);
}

function listOf(kid: number): string {
  return `<< /Type /Pages /Kids [${kid} 0 R] /Count 1 >>`;
}

function deepPageList(): Uint8Array {
  const lists = Array.from({ length: 5000 }, (_, index) => listOf(index + 3));
  return pages(...lists, "<< /Type /Page /MediaBox [0 0 595 842] >>");
}

/** The table stands before the trailer, so that it does not move when the trailer names it. */
function endlessTable(): Uint8Array {
  const table = craftCv({}).lastIndexOf("\nxref\n") + 1;
  return craftCv({ trailer: `/Prev ${table}` });
}

function formWith(content: string, resources: string): Buffer {
  return pdfStream(content, `/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << ${resources} >>`);
}

/** Nine forms, each of which draws the next one ten times. */
function billionForms(): Uint8Array {
  const forms = Array.from({ length: 9 }, (_, index) =>
    formWith("/Form Do ".repeat(10), `/XObject << /Form ${index + 6} 0 R >>`),
  );
  return drawnPage(pdfStream("/Form Do"), [...forms, formWith("0 0 9 9 re f", "")], FORM);
}

function selfPaintedPattern(): Uint8Array {
  const paint = "/Pattern cs /Tile scn 0 0 595 842 re f";
  const tile = "/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 9 9] /XStep 9 /YStep 9";
  return drawnPage(pdfStream(paint), [pdfStream(paint, `${tile} /Resources << ${TILE} >>`)], TILE);
}

function selfDrawnLetter(): Uint8Array {
  const letter = "BT /Self 10 Tf 9 9 Td (aaaaaaaaaa) Tj ET";
  const fonts = "/Resources << /Font << /Self 5 0 R >> >>";
  const shape = "/FontBBox [0 0 9 9] /FontMatrix [0.1 0 0 0.1 0 0] /FirstChar 97 /LastChar 97 /Widths [9]";
  const drawings = "/Encoding << /Differences [97 /a] >> /CharProcs << /a 6 0 R >>";
  return onePagePdf(`/Contents 4 0 R ${fonts}`, [
    pdfStream(letter),
    `<< /Type /Font /Subtype /Type3 ${shape} ${drawings} ${fonts} >>`,
    pdfStream(`9 0 d0 ${letter}`),
  ]);
}

function selfExplainedFont(): Uint8Array {
  const map = "/Self usecmap begincmap 1 beginbfrange <00> <ff> <0000> endbfrange endcmap";
  return onePagePdf("/Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >>", [
    pdfStream("BT /F1 10 Tf 50 50 Td (Twelve parks were planted here) Tj ET"),
    HELVETICA.replace(" >>", " /ToUnicode 6 0 R >>"),
    pdfStream(map, "/Type /CMap /CMapName /Self /UseCMap 6 0 R"),
  ]);
}
