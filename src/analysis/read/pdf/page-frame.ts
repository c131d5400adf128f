import type { Box } from "#shared/screening/evidence.ts";
import type { Pdfium } from "./pdfium-module.ts";

/** The visible part of a page: its corner in PDF space, and its size and quarter turns as it is shown. */
export interface PageFrame {
  left: number;
  bottom: number;
  width: number;
  height: number;
  turns: number;
}

export function readPageFrame(pdfium: Pdfium, page: number, scratch: number): PageFrame {
  pdfium.wasmExports.FPDF_GetPageBoundingBox(page, scratch);
  const [left = 0, top = 0, right = 0, bottom = 0] = pdfium.HEAPF32.subarray(scratch / 4, scratch / 4 + 4);
  const turns = pdfium.wasmExports.FPDFPage_GetRotation(page) & 3;
  const isSideways = turns % 2 === 1;
  const width = right - left;
  const height = top - bottom;
  return { left, bottom, width: isSideways ? height : width, height: isSideways ? width : height, turns };
}

/** PDFium's rectangle (left, top, right, bottom, origin at the bottom left) becomes points from the top left of the page as shown. */
export function toTopLeft(memory: Float32Array, at: number, frame: PageFrame): Box {
  const [left, top, right, bottom] = [memory[at] ?? 0, memory[at + 1] ?? 0, memory[at + 2] ?? 0, memory[at + 3] ?? 0];
  const x = Math.min(left, right) - frame.left;
  const y = Math.min(top, bottom) - frame.bottom;
  const across = Math.abs(right - left);
  const up = Math.abs(top - bottom);
  if (frame.turns === 0) return rounded(x, frame.height - y - up, across, up);
  if (frame.turns === 1) return rounded(y, x, up, across);
  if (frame.turns === 2) return rounded(frame.width - x - across, y, across, up);
  return rounded(frame.width - y - up, frame.height - x - across, up, across);
}

function rounded(x: number, y: number, width: number, height: number): Box {
  return { x: tenth(x), y: tenth(y), width: tenth(width), height: tenth(height) };
}

const tenth = (value: number): number => (Number.isFinite(value) ? Math.round(value * 10) / 10 : 0);
