import type { PageFrame } from "./page-frame.ts";
import type { Pdfium } from "./pdfium-module.ts";

const IMAGE_OBJECT = 3;
const OBJECTS_LOOKED_AT = 50;

export function coversHalfThePage(pdfium: Pdfium, page: number, scratch: number, frame: PageFrame): boolean {
  const c = pdfium.wasmExports;
  const count = Math.min(c.FPDFPage_CountObjects(page), OBJECTS_LOOKED_AT);
  for (let index = 0; index < count; index += 1) {
    const object = c.FPDFPage_GetObject(page, index);
    if (c.FPDFPageObj_GetType(object) !== IMAGE_OBJECT) continue;
    c.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12);
    const [left = 0, bottom = 0, right = 0, top = 0] = pdfium.HEAPF32.subarray(scratch / 4, scratch / 4 + 4);
    if ((right - left) * (top - bottom) > (frame.width * frame.height) / 2) return true;
  }
  return false;
}
