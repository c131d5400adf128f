import type { Pdfium } from "./pdfium-module.ts";

/** A rectangle in the page's own space, origin at the bottom left. */
export interface Bounds {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

export function readBounds(pdfium: Pdfium, object: number, scratch: number): Bounds {
  pdfium.wasmExports.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12);
  const { HEAPF32: memory } = pdfium;
  const at = scratch / 4;
  return { left: memory[at] ?? 0, bottom: memory[at + 1] ?? 0, right: memory[at + 2] ?? 0, top: memory[at + 3] ?? 0 };
}

export function touches(one: Bounds, other: Bounds): boolean {
  return one.left < other.right && other.left < one.right && one.bottom < other.top && other.bottom < one.top;
}

export function join(one: Bounds, other: Bounds): Bounds {
  return {
    left: Math.min(one.left, other.left),
    bottom: Math.min(one.bottom, other.bottom),
    right: Math.max(one.right, other.right),
    top: Math.max(one.top, other.top),
  };
}

/** The part of the inner area that lies in the outer one, from 0 to 1. */
export function shareInside(outer: Bounds, inner: Bounds): number {
  const width = Math.min(outer.right, inner.right) - Math.max(outer.left, inner.left);
  const height = Math.min(outer.top, inner.top) - Math.max(outer.bottom, inner.bottom);
  const area = (inner.right - inner.left) * (inner.top - inner.bottom);
  return area > 0 ? (Math.max(0, width) * Math.max(0, height)) / area : 1;
}
