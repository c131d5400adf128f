import { type DescriptionEnding, descriptionEnding } from "#shared/screening/upload.ts";
import { checkDocument, checkPdf, checkText } from "./check-pdf.ts";
import type { CommandDeps } from "#commands/command-deps.ts";

const CHECKS: Record<DescriptionEnding, (bytes: AsyncIterable<Uint8Array>) => AsyncGenerator<Uint8Array>> = {
  pdf: checkPdf,
  doc: checkDocument,
  docx: checkDocument,
  txt: checkText,
};

/** Passes on what its name says it is and, where a scanner is set, nothing harmful. A storage keeps nothing of what ends in a refusal. */
export function checkFile({ scanner }: CommandDeps, name: string, bytes: AsyncIterable<Uint8Array>) {
  const document = CHECKS[descriptionEnding(name) ?? "docx"](bytes);
  return scanner === undefined ? document : scanner.watch(document);
}
