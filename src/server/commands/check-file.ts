import { documentEnding } from "#shared/upload.ts";
import { checkDocument, checkPdf } from "./check-pdf.ts";
import type { CommandDeps } from "./command-deps.ts";

/** Passes on what its name says it is and, where a scanner is set, nothing harmful. A storage keeps nothing of what ends in a refusal. */
export function checkFile({ scanner }: CommandDeps, name: string, bytes: AsyncIterable<Uint8Array>) {
  const document = documentEnding(name) === "pdf" ? checkPdf(bytes) : checkDocument(bytes);
  return scanner === undefined ? document : scanner.watch(document);
}
