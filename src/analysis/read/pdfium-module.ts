import { init } from "@embedpdf/pdfium";

const FUNCTIONS = [
  "malloc",
  "free",
  "FPDF_LoadMemDocument",
  "FPDF_CloseDocument",
  "FPDF_GetLastError",
  "FPDF_GetPageCount",
  "FPDF_LoadPage",
  "FPDF_ClosePage",
  "FPDF_GetPageBoundingBox",
  "FPDFPage_GetRotation",
  "FPDFPage_CountObjects",
  "FPDFPage_GetObject",
  "FPDFPageObj_GetType",
  "FPDFPageObj_GetBounds",
  "FPDFText_LoadPage",
  "FPDFText_ClosePage",
  "FPDFText_CountChars",
  "FPDFText_GetUnicode",
  "FPDFText_GetLooseCharBox",
  "FPDFText_GetTextObject",
  "FPDFText_GetFillColor",
  "FPDFText_GetFontInfo",
  "FPDFTextObj_GetTextRenderMode",
] as const;

/** The raw C functions: the package's own wrappers do the same at ten times the cost per glyph. */
type PdfiumExports = Record<(typeof FUNCTIONS)[number], (...values: number[]) => number>;

/** The views are replaced when the memory grows: read them from here each time, keep none. */
export interface Pdfium {
  wasmExports: PdfiumExports;
  HEAPU8: Uint8Array;
  HEAPU32: Uint32Array;
  HEAPF32: Float32Array;
}

export async function openPdfium(wasmBinary: ArrayBuffer): Promise<Pdfium> {
  const options: object = { wasmBinary };
  const module = await init(options);
  module.PDFiumExt_Init();
  if (!isPdfium(module.pdfium)) throw new Error("the PDFium build lacks a function or a view of its memory");
  return module.pdfium;
}

/** The package types neither its memory nor its raw functions, so they are looked for. */
function isPdfium(module: object): module is Pdfium {
  const exports: unknown = Reflect.get(module, "wasmExports");
  const views = ["HEAPU8", "HEAPU32", "HEAPF32"].map((name): unknown => Reflect.get(module, name));
  if (typeof exports !== "object" || exports === null || !views.every((view) => ArrayBuffer.isView(view))) return false;
  return FUNCTIONS.every((name) => typeof Reflect.get(exports, name) === "function");
}
