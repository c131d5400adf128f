import { deflateSync } from "node:zlib";
import { assemblePdf, CATALOGUE, deflateRepeated, drawnPage, pdfStream } from "#tests/support/pdf-objects.ts";

/** Files by name, each made when it is wanted: some are large. */
export type Makers = Record<string, () => Uint8Array | Promise<Uint8Array>>;

const FLATE = "/Filter /FlateDecode";

/** Small files that are large, or long work, once they are unpacked. */
export const PDF_BOMBS: Makers = {
  "1 GB packed once": () => drawnPage(pdfStream(packedSpaces(1000), FLATE)),
  "1 GB packed twice": () => flateBomb(1000),
  "0.5 GB in hex and LZW": () => inHex(lzwSpaces(70), "/LZWDecode"),
  "0.5 GB in hex, flate and run lengths": () => inHex(packedRuns(), "/FlateDecode /RunLengthDecode"),
  "10,000 filters": () => drawnPage(pdfStream(">", `/Filter [${"/ASCIIHexDecode ".repeat(10_000)}]`)),
  "3 million letters": () => repeated("(a) Tj ", 3_000_000, "BT /F1 10 Tf 9 9 Td"),
  "3 million text objects": () => repeated("BT /F1 9 Tf 9 9 Td (a) Tj ET ", 3_000_000),
  "5 million rectangles": () => repeated("0 0 9 9 re f ", 5_000_000),
  "1 million saved states": () => repeated("q ", 1_000_000),
  "100,000 marks in one another": () => repeated("/Deep BMC ", 100_000),
  "60,000 inline images": () => repeated("BI /W 1 /H 1 /BPC 8 /CS /G ID x EI ", 60_000),
  "a string of 50 MB": () => repeated("a", 50_000_000, "BT /F1 10 Tf 9 9 Td ("),
  "a picture of 30,000 by 30,000 pixels": giantPicture,
  "100,000 pages": manyPages,
};

/** A PDF of a few kB whose page unpacks to many megabytes of nothing, twice packed. */
export async function flateBomb(megabytes: number): Promise<Uint8Array> {
  return drawnPage(pdfStream(deflateSync(packedSpaces(megabytes)), "/Filter [/FlateDecode /FlateDecode]"));
}

function packedSpaces(megabytes: number): Buffer {
  return deflateRepeated(" ".repeat(1_000_000), megabytes);
}

/** `times` is a multiple of ten thousand. */
function repeated(operators: string, times: number, before = ""): Uint8Array {
  const packed = deflateRepeated(operators.repeat(10_000), times / 10_000);
  return drawnPage("[5 0 R 6 0 R]", [pdfStream(before), pdfStream(packed, FLATE)]);
}

function inHex(packed: Buffer, filters: string): Uint8Array {
  return drawnPage(pdfStream(`${packed.toString("hex")}>`, `/Filter [/ASCIIHexDecode ${filters}]`));
}

/** Two bytes stand for 128 spaces. */
function packedRuns(): Buffer {
  return deflateRepeated(Buffer.alloc(8000, Buffer.from([129, 0x20])), 1000);
}

/** In LZW each new code can say one space more than the code before it: 7 MB until the table is full. */
function lzwSpaces(tables: number): Buffer {
  const growing = Array.from({ length: 4094 - 258 }, (_, index) => 258 + index);
  const codes = growing.map((code) => code.toString(2).padStart((code + 1).toString(2).length, "0")).join("");
  const [clear, clearFullTable, space] = ["100000000", "000100000000", "000100000"];
  const bits = clear + `${space}${codes}${clearFullTable}`.repeat(tables);
  return Buffer.from(Array.from(bits.match(/.{8}/gu) ?? [], (byte) => Number.parseInt(byte, 2)));
}

function giantPicture(): Uint8Array {
  const size = "/Width 30000 /Height 30000 /BitsPerComponent 1 /ColorSpace /DeviceGray";
  const pixels = deflateRepeated(Buffer.alloc(1_000_000), 113);
  const picture = pdfStream(pixels, `/Type /XObject /Subtype /Image ${size} ${FLATE}`);
  return drawnPage(pdfStream("595 0 0 842 0 0 cm /Picture Do"), [picture], "/XObject << /Picture 5 0 R >>");
}

function manyPages(): Uint8Array {
  const numbers = Array.from({ length: 100_000 }, (_, index) => index + 3);
  const kids = numbers.map((number) => `${number} 0 R`).join(" ");
  return assemblePdf([
    CATALOGUE,
    `<< /Type /Pages /Kids [${kids}] /Count ${numbers.length} /MediaBox [0 0 595 842] >>`,
    ...numbers.map(() => "<</Type/Page/Parent 2 0 R>>"),
  ]);
}
