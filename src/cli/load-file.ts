import { readFile, stat } from "node:fs/promises";
import { UNREADABLE_TEXT } from "#shared/screening/cv-analysis.ts";
import { MAX_FILE_BYTES } from "#shared/limits.ts";

export interface NotRead {
  kind: "not_read";
  reason: string;
}

export type LoadedFile = { kind: "loaded"; bytes: Uint8Array } | NotRead;

export async function loadFile(path: string): Promise<LoadedFile> {
  try {
    const found = await stat(path);
    if (!found.isFile()) return { kind: "not_read", reason: "This is not a file." };
    if (found.size > MAX_FILE_BYTES) return { kind: "not_read", reason: UNREADABLE_TEXT.too_large };
    return { kind: "loaded", bytes: await readFile(path) };
  } catch (error) {
    if (error instanceof Error && "code" in error)
      return { kind: "not_read", reason: `The file could not be opened (${String(error.code)}).` };
    throw error;
  }
}
