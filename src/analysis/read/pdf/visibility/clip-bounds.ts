import type { Pdfium } from "#analysis/read/pdf/pdfium-module.ts";
import type { Bounds } from "#analysis/read/pdf/bounds.ts";

const MAX_PATHS = 8;
/** Four corners and the way back. Anything more intricate may cut more than its bounds tell. */
const RECTANGLE_POINTS = 5;

/** The rectangle that an object is cut to; undefined without a clip, "intricate" for one that is no plain rectangle. */
export function readClip(pdfium: Pdfium, object: number, scratch: number): Bounds | "intricate" | undefined {
  const c = pdfium.wasmExports;
  const clip = c.FPDFPageObj_GetClipPath(object);
  const paths = clip === 0 ? 0 : c.FPDFClipPath_CountPaths(clip);
  if (paths <= 0) return undefined;
  if (paths > MAX_PATHS) return "intricate";
  const cut: Bounds = { left: -Infinity, bottom: -Infinity, right: Infinity, top: Infinity };
  for (let path = 0; path < paths; path += 1) {
    const points = c.FPDFClipPath_CountPathSegments(clip, path);
    if (points < RECTANGLE_POINTS - 1 || points > RECTANGLE_POINTS) return "intricate";
    const [first, next, opposite] = [0, 1, 2].map((corner) =>
      readPoint(pdfium, c.FPDFClipPath_GetPathSegment(clip, path, corner), scratch),
    );
    if (first === undefined || next === undefined || opposite === undefined) return "intricate";
    const isUpright = (next.x === first.x && next.y === opposite.y) || (next.x === opposite.x && next.y === first.y);
    if (!isUpright) return "intricate";
    cut.left = Math.max(cut.left, Math.min(first.x, opposite.x));
    cut.right = Math.min(cut.right, Math.max(first.x, opposite.x));
    cut.bottom = Math.max(cut.bottom, Math.min(first.y, opposite.y));
    cut.top = Math.min(cut.top, Math.max(first.y, opposite.y));
  }
  return cut;
}

function readPoint(pdfium: Pdfium, segment: number, scratch: number): { x: number; y: number } | undefined {
  if (pdfium.wasmExports.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4) === 0) return undefined;
  const [x = 0, y = 0] = pdfium.HEAPF32.subarray(scratch / 4, scratch / 4 + 2);
  return { x, y };
}
