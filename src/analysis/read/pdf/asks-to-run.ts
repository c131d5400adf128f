import { strFromU8 } from "fflate";
import type { Pdfium } from "./pdfium-module.ts";

const ACTION = /\/S\s*\/(?:JavaScript|Launch)\b/;

/** True where a viewer is asked to start a script or a program. A warning for users who open the original; here nothing is started. */
export function asksToRun(pdfium: Pdfium, document: number, bytes: Uint8Array): boolean {
  const scripts = pdfium.wasmExports.FPDFDoc_GetJavaScriptActionCount(document);
  return scripts > 0 || ACTION.test(strFromU8(bytes, true));
}
