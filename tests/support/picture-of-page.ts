import { init } from "@embedpdf/pdfium";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** Grey pixels, a byte each. */
export interface Picture {
  width: number;
  height: number;
  pixels: Buffer;
}

const PIXELS_PER_POINT = 3;
/** Four equal bytes a pixel: in its one-byte pictures PDFium makes see-through paint fainter than it is. */
const COLOURS = 3;
const WHITE = 0xffffffff;
const AS_GREY = 8;

/** The first page of a file as a scanner sees it. */
export async function pictureOfPage(bytes: Uint8Array): Promise<Picture> {
  const options: object = {
    wasmBinary: readFileSync(createRequire(import.meta.url).resolve("@embedpdf/pdfium/pdfium.wasm")),
  };
  const pdfium = await init(options);
  pdfium.PDFiumExt_Init();
  const { malloc } = pdfium.pdfium.wasmExports;
  const file = malloc(bytes.length);
  memoryOf(pdfium.pdfium).set(bytes, file);
  const page = pdfium.FPDF_LoadPage(pdfium.FPDF_LoadMemDocument(file, bytes.length, ""), 0);
  const width = Math.round(pdfium.FPDF_GetPageWidthF(page) * PIXELS_PER_POINT);
  const height = Math.round(pdfium.FPDF_GetPageHeightF(page) * PIXELS_PER_POINT);
  const start = malloc(width * height * 4);
  const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, COLOURS, start, width * 4);
  pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
  pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, AS_GREY);
  const drawn = new Uint32Array(memoryOf(pdfium.pdfium).buffer, start, width * height);
  return { width, height, pixels: Buffer.from(Uint8Array.from(drawn)) };
}

/** The package types its memory nowhere. */
function memoryOf(pdfium: object): Uint8Array {
  const memory: unknown = Reflect.get(pdfium, "HEAPU8");
  if (!(memory instanceof Uint8Array)) throw new Error("the PDFium build hides its memory");
  return memory;
}
