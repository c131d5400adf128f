import "./deny-network.ts";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { analyseCv, readVacancy } from "#analysis/analyse.ts";
import { openPdfReader } from "#analysis/read/open-pdf-reader.ts";
import type { ReaderQuestion } from "./reader-messages.ts";

// The program of the child process in which documents are opened: no environment, no network, no writing, one file at a time.

const binary = await readFile(fileURLToPath(import.meta.resolve("@embedpdf/pdfium/pdfium.wasm")));
const reader = await openPdfReader(new Uint8Array(binary).buffer);

function answer(question: ReaderQuestion) {
  if (question.kind === "read_vacancy") return readVacancy(reader, question.bytes);
  const { bytes, vacancy, asOf } = question;
  return analyseCv({ reader, bytes, vacancy, asOf, onStage: (stage) => process.send?.({ kind: "stage", stage }) });
}

process.on("message", (question: ReaderQuestion) => process.send?.({ kind: "answer", answer: answer(question) }));
// The server is gone, perhaps while this process was still starting: nobody is left to read for.
process.on("disconnect", () => process.exit());
if (!process.connected) process.exit();
process.send?.({ kind: "ready" });
