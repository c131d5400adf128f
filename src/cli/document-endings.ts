import { extname } from "node:path";

const ENDINGS = new Set([".pdf", ".docx", ".doc", ".txt"]);
export const ENDINGS_TEXT = "a .pdf, .docx, .doc or .txt file";

export function isDocument(path: string): boolean {
  return ENDINGS.has(extname(path).toLowerCase());
}

export function isPlainText(path: string): boolean {
  return extname(path).toLowerCase() === ".txt";
}
