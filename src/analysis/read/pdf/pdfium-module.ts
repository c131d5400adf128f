import { init } from "@embedpdf/pdfium";
import { capMemory } from "./cap-memory.ts";

/** Real CVs stay below a tenth of it, also while a page is drawn. */
const MAX_MEMORY_BYTES = 256 * 1024 * 1024;

const FUNCTIONS = [
  "malloc",
  "free",
  "PDFiumExt_Init",
  "FPDF_DestroyLibrary",
  "FPDF_LoadMemDocument",
  "FPDF_CloseDocument",
  "FPDF_GetLastError",
  "FPDF_GetPageCount",
  "FPDFDoc_GetJavaScriptActionCount",
  "FPDFDoc_GetAttachmentCount",
  "FPDFDoc_GetAttachment",
  "FPDFAttachment_GetName",
  "FPDF_LoadPage",
  "FPDF_ClosePage",
  "FPDF_GetPageBoundingBox",
  "FPDFPage_GetRotation",
  "FPDFPage_CountObjects",
  "FPDFPage_GetObject",
  "FPDFPageObj_GetType",
  "FPDFPageObj_GetBounds",
  "FPDFPageObj_GetFillColor",
  "FPDFPageObj_GetStrokeColor",
  "FPDFPageObj_GetStrokeWidth",
  "FPDFPageObj_SetIsActive",
  "FPDFPageObj_HasTransparency",
  "FPDFPageObj_CountMarks",
  "FPDFPageObj_GetMark",
  "FPDFPageObjMark_GetName",
  "FPDFPageObj_GetClipPath",
  "FPDFClipPath_CountPaths",
  "FPDFClipPath_CountPathSegments",
  "FPDFClipPath_GetPathSegment",
  "FPDFPathSegment_GetPoint",
  "FPDFPath_GetDrawMode",
  "FPDFFormObj_CountObjects",
  "FPDFFormObj_GetObject",
  "FPDFText_LoadPage",
  "FPDFText_ClosePage",
  "FPDFText_CountChars",
  "FPDFText_GetUnicode",
  "FPDFText_GetLooseCharBox",
  "FPDFText_GetTextObject",
  "FPDFText_GetCharBox",
  "FPDFText_GetCharOrigin",
  "FPDFTextObj_GetFont",
  "FPDFTextObj_GetTextRenderMode",
  "FPDFFont_GetBaseFontName",
  "FPDFFont_GetWeight",
  "FPDFBitmap_CreateEx",
  "FPDFBitmap_FillRect",
  "FPDFBitmap_GetBuffer",
  "FPDFBitmap_Destroy",
  "FPDF_RenderPageBitmap",
] as const;

/** The raw C functions: the package's own wrappers do the same at ten times the cost per glyph. */
type PdfiumExports = Record<(typeof FUNCTIONS)[number], (...values: number[]) => number>;

/** The views are replaced when the memory grows: read them from here each time, keep none. */
export interface Pdfium {
  wasmExports: PdfiumExports;
  HEAPU8: Uint8Array;
  HEAPU32: Uint32Array;
  HEAPF32: Float32Array;
  HEAPF64: Float64Array;
}

export async function openPdfium(wasmBinary: ArrayBuffer): Promise<Pdfium> {
  // What PDFium prints of broken files helps nobody.
  const quiet = { print: ignore, printErr: ignore };
  const options: object = { ...quiet, wasmBinary: capMemory(wasmBinary, MAX_MEMORY_BYTES) };
  const module = await init(options);
  module.PDFiumExt_Init();
  if (!isPdfium(module.pdfium)) throw new Error("the PDFium build lacks a function or a view of its memory");
  return module.pdfium;
}

function ignore(): void {}

/** The package types neither its memory nor its raw functions, so they are looked for. */
function isPdfium(module: object): module is Pdfium {
  const exports: unknown = Reflect.get(module, "wasmExports");
  const views = ["HEAPU8", "HEAPU32", "HEAPF32", "HEAPF64"].map((name): unknown => Reflect.get(module, name));
  if (typeof exports !== "object" || exports === null || !views.every((view) => ArrayBuffer.isView(view))) return false;
  return FUNCTIONS.every((name) => typeof Reflect.get(exports, name) === "function");
}
