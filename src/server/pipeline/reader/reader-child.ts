import "./deny-network.ts";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { analyseCv, previewFile, readVacancy } from "#analysis/analyse.ts";
import { sketchText } from "#analysis/blind/sketch-text.ts";
import { judgeAgain } from "#analysis/judge-again.ts";
import { KeptCv } from "#analysis/keep-cv.ts";
import { openModels } from "#analysis/match/open-models.ts";
import { openDocumentReader } from "#analysis/read/open-document-reader.ts";
import type { Recognition } from "#analysis/read/recognition.ts";
import { openRecogniser, type Recogniser } from "#analysis/read/scan/open-recogniser.ts";
import { swapNames } from "#analysis/swap-names.ts";
import type { Vacancy } from "#shared/vacancies/vacancy.ts";
import { MAX_KEPT_CHARACTERS, type ReaderQuestion, type ReadingProgress } from "./reader-messages.ts";

// The program of the child process in which documents are opened: no environment, no network, no writing, one file at a time.

const LANGUAGE = "@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz";
const reader = await openDocumentReader(await load("@embedpdf/pdfium/pdfium.wasm"));
const models = await openModels(load);

async function load(part: string) {
  return new Uint8Array(await readFile(fileURLToPath(import.meta.resolve(part)))).buffer;
}

let recogniser: Promise<Recogniser> | undefined;

/** Only where pages are pictures: the recogniser takes longer to load than most CVs to read. */
async function openRecognition(): Promise<Recognition> {
  recogniser ??= load("tesseract.js-core/tesseract-core-relaxedsimd-lstm.wasm").then(async (wasm) =>
    openRecogniser({ wasm, language: gunzipSync(new Uint8Array(await load(LANGUAGE))) }),
  );
  const opened = await recogniser;
  return {
    recognise: (picture) => opened.recognise(picture),
    onPage: (number, of) => reportProgress({ stage: "ocr", page: { number, of } }),
  };
}

let known: { vacancy: Vacancy; written: string } | undefined;

/** The same object for every CV of a batch, so that what is made from it is made once. */
function recall(vacancy: Vacancy): Vacancy {
  const written = JSON.stringify(vacancy);
  if (known?.written !== written) known = { vacancy, written };
  return known.vacancy;
}

function reportProgress(progress: ReadingProgress) {
  process.send?.({ kind: "progress", progress });
}

function drawPage({ bytes, page, width, isPlain, cover }: Extract<ReaderQuestion, { kind: "draw_page" }>) {
  return isPlain === true ? reader.drawPlain(bytes, page, width, cover) : reader.draw(bytes, page, width, cover);
}

/** The parts that were kept are text that came out of a stranger's file: they are parsed like one. */
function judgeAll({ board, cvs }: Extract<ReaderQuestion, { kind: "judge_again" | "judge_known" }>) {
  const { vacancy } = board;
  const added = recall(board.added);
  return cvs.map(({ id, kept, ...cv }) => {
    const before = { ...cv, kept: KeptCv.parse(JSON.parse(kept)) };
    return Object.assign(judgeAgain({ vacancy, added }, before, models), { id });
  });
}

function swapAll({ vacancy, asOf, cvs }: Extract<ReaderQuestion, { kind: "swap_names" }>) {
  const task = { vacancy: recall(vacancy), models, asOf };
  return cvs.flatMap(({ id, kept }) => {
    const figures = swapNames(KeptCv.parse(JSON.parse(kept)), task);
    return figures === undefined ? [] : [{ id, ...figures }];
  });
}

/** Undefined where it would be too long. */
function write(kept: KeptCv | undefined): string | undefined {
  const written = kept === undefined ? "" : JSON.stringify(kept);
  return written === "" || written.length > MAX_KEPT_CHARACTERS ? undefined : written;
}

async function screen(task: Parameters<typeof analyseCv>[0]) {
  const outcome = await analyseCv(task);
  if (outcome.kind !== "analysed") return outcome;
  const { kept } = outcome;
  return { ...outcome, kept: write(kept), ...(kept && { bands: sketchText(kept.lines) }) };
}

async function answer(question: ReaderQuestion) {
  if (question.kind === "draw_page") return drawPage(question);
  if (question.kind === "draw_text") return reader.drawText(question.text, question.width);
  if (question.kind === "swap_names") return swapAll(question);
  if (question.kind === "judge_again") return judgeAll(question);
  if (question.kind === "judge_known")
    return judgeAll(question).map(({ id, score, summary }) => ({ id, score, summary }));
  const { bytes } = question;
  const recognition = question.recognises ? await openRecognition() : undefined;
  const file = { reader, bytes, recognition, isPlainText: question.isPlainText };
  if (question.kind === "preview_vacancy") return previewFile(file);
  const { isForModel = false } = question;
  if (question.kind === "read_vacancy") return readVacancy({ ...file, isForModel });
  const { asOf, isKept = false } = question;
  const vacancy = recall(question.vacancy);
  return screen({ ...file, vacancy, models, asOf, isForModel, isKept, onStage: (stage) => reportProgress({ stage }) });
}

process.on("message", async (question: ReaderQuestion) => {
  const found = await answer(question);
  process.send?.({ kind: "answer", answer: found, isSpent: reader.isSpent });
});
// The server is gone, perhaps while this process was still starting: nobody is left to read for.
process.on("disconnect", () => process.exit());
if (!process.connected) process.exit();
process.send?.({ kind: "ready" });
