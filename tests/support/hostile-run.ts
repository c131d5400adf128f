import { setTimeout as sleep } from "node:timers/promises";
import { BulkImport } from "#shared/screening/bulk-import.ts";
import { Candidate } from "#shared/candidates/candidate.ts";
import { UNREADABLE_TEXT } from "#shared/screening/cv-analysis.ts";
import { storagePath } from "#shared/screening/upload.ts";
import type { HostileFile } from "#tests/support/hostile-files.ts";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import type { Product } from "#tests/support/product.ts";
import { largerOf, type ResidentMemory, residentMemory } from "#tests/support/resident-memory.ts";
import type { SampleFile, TestClient } from "./test-client.ts";

/** How files come in: one by one as the upload form sends them, as one form of an import, or beside somebody entered by hand. */
type Way = "upload" | "import" | "by hand";

interface Sent extends SampleFile {
  kind: string;
}

export interface Ending {
  kind: string;
  way: Way;
  fileName: string;
  /** "screened", a code of refusal, a reason why it could not be read, or else what nobody foresaw. */
  ending: string;
}

export interface HostileRun {
  endings: Ending[];
  /** Of the same honest CV, sent among the files of each batch. */
  honestScores: (number | null)[];
  /** What the API said, and how long it took, when it was asked meanwhile. */
  answers: { status: number; milliseconds: number }[];
  peak: ResidentMemory;
  isAlive: boolean;
}

const HONEST = "honest.pdf";
const BATCH = 40;
const BATCHES_PER_VISITOR = 2;
const BY_HAND_EVERY = 8;
const BATCH_MS = 1_200_000;
const ASK_EVERY_MS = 250;
const SAMPLE_EVERY_MS = 100;
const reasonOf = new Map(Object.entries(UNREADABLE_TEXT).map(([reason, text]) => [text, reason]));
export const FORESEEN = new Set<string>([
  ...reasonOf.values(),
  "screened",
  "not_a_pdf",
  "not_a_document",
  "empty_file",
  "file_too_large",
  "same bytes as another",
]);

/** Sends all files to a running product, batch by batch, while its memory is sampled and its API is asked. */
export async function sendHostileFiles(
  product: Product,
  files: HostileFile[],
  onBatch: (sent: number) => void = () => undefined,
): Promise<HostileRun> {
  // All are made before anything is sent: while a bomb is made nobody hears that the server has closed an idle line.
  const made: Sent[] = [];
  for (const { kind, fileName, make } of files) made.push({ kind, fileName, bytes: await make() });
  const { pid } = product;
  const run: HostileRun = { endings: [], honestScores: [], answers: [], peak: residentMemory(pid), isAlive: false };
  let client = await beginAnew(product, run);
  const watched = watch(product, () => client, run);
  for (let at = 0; at < made.length; at += BATCH) {
    const number = at / BATCH;
    if (number % BATCHES_PER_VISITOR === BATCHES_PER_VISITOR - 1) client = await beginAnew(product, run);
    await sendBatch(client, made.slice(at, at + BATCH), number, run);
    onBatch(run.endings.length);
  }
  await watched.stop();
  process.kill(pid, 0);
  run.isAlive = product.pid === pid;
  return run;
}

/** Somebody who has screened the honest CV, and so has an opening to import for. A token lasts a quarter of an hour. */
async function beginAnew(product: Product, run: HostileRun): Promise<TestClient> {
  const client = await (await product.client()).goPro();
  await screen(client, [honest()], run);
  return client;
}

async function sendBatch(client: TestClient, batch: Sent[], number: number, run: HostileRun) {
  const byHand = batch.filter((_, index) => index % BY_HAND_EVERY === 0);
  const rest = batch.filter((_, index) => index % BY_HAND_EVERY !== 0);
  const isPut = ({ fileName }: Sent, index: number) => fileName.endsWith(".pdf") && (index + number) % 2 === 0;
  const pending = byHand.map((file) => enterByHand(client, file, run));
  await screen(client, [...rest.filter(isPut), honest()], run);
  await importAll(client, [...rest.filter((file, index) => !isPut(file, index)), honest()], run);
  await Promise.all(pending);
}

/** As the upload form does it. */
async function screen(client: TestClient, files: Sent[], run: HostileRun) {
  const { id: uploadId } = await client.createUpload(files.length);
  const place = (position: number) => ({ userId: client.userId, uploadId, position, at: 1_700_000_000_000 });
  const description = storagePath("job-descriptions", place(1));
  await client.putFile("job-descriptions", description, inventedVacancy());
  const sent = new Map<string, Sent>();
  for (const [index, file] of files.entries()) {
    const path = storagePath("cv-uploads", place(index + 1));
    const answer = await client.putFile("cv-uploads", path, file);
    if (answer.ok) sent.set(path, file);
    else run.endings.push({ ...told(file, "upload"), ending: (await answer.json()).error.code });
  }
  const change = { job_description_file_paths: [description], cv_file_paths: [...sent.keys()] };
  await client.json("PATCH", `/api/bulk-file-uploads/${uploadId}`, change);
  await client.start(uploadId);
  await client.untilDone(uploadId, BATCH_MS);
  const rows = await client.candidates(uploadId);
  for (const [path, file] of sent)
    note(
      run,
      file,
      "upload",
      rows.find((row) => row.cv_file_path === path),
    );
}

async function importAll(client: TestClient, files: Sent[], run: HostileRun) {
  const form = new FormData();
  for (const [index, file] of files.entries())
    form.set(`file_${index}`, new Blob([file.bytes.slice()]), `${index} ${file.fileName}`);
  const answer = await client.send("/api/functions/bulk-resume-import", { method: "POST", body: form });
  const { upload_id, results } = BulkImport.parse(await answer.json());
  if (upload_id !== null) await client.untilDone(upload_id, BATCH_MS);
  const rows = upload_id === null ? [] : await client.candidates(upload_id);
  for (const [index, file] of files.entries()) {
    const result = results[index];
    if (result?.status === "uploaded")
      note(
        run,
        file,
        "import",
        rows.find(({ file_name }) => file_name === result.file),
      );
    else if (file.fileName !== HONEST)
      run.endings.push({ ...told(file, "import"), ending: result?.reason ?? "same bytes as another" });
  }
}

async function enterByHand(client: TestClient, file: Sent, run: HostileRun) {
  const entered = { name: "Mona Reyes", position: "Engineer", notes: "" };
  const { id } = Candidate.parse(await client.json("POST", "/api/bulk-analysis-results", entered));
  const path = `/api/bulk-analysis-results/${id}`;
  const headers = { "x-file-name": encodeURIComponent(file.fileName) };
  const answer = await client.send(`${path}/cv`, { method: "PUT", body: new Blob([file.bytes.slice()]), headers });
  if (!answer.ok) {
    run.endings.push({ ...told(file, "by hand"), ending: (await answer.json()).error.code });
    return;
  }
  await client.json("POST", `${path}/screen`, {});
  let row: Candidate;
  do {
    await sleep(ASK_EVERY_MS);
    row = Candidate.parse(await client.json("GET", path));
  } while (row.status !== "completed" && row.status !== "error");
  note(run, file, "by hand", row);
}

function note(run: HostileRun, file: Sent, way: Way, row: Candidate | undefined) {
  if (file.fileName === HONEST) run.honestScores.push(row?.score ?? null);
  else run.endings.push({ ...told(file, way), ending: endingOf(row) });
}

function endingOf(row: Candidate | undefined) {
  if (row?.status === "completed" && row.score !== null) return "screened";
  return reasonOf.get(row?.error_message ?? "") ?? `${row?.status}: ${row?.error_message}`;
}

function told({ kind, fileName }: Sent, way: Way) {
  return { kind, way, fileName };
}

/** Another file each time: one that is known to its vacancy is not read again. */
function honest(): Sent {
  const mark = Buffer.from(`%${crypto.randomUUID()}\n`);
  const bytes = Buffer.concat([inventedCvs(1)[0]?.bytes ?? new Uint8Array(), mark]);
  return { kind: HONEST, fileName: HONEST, bytes };
}

function watch(product: Product, client: () => TestClient, run: HostileRun) {
  const sampling = setInterval(() => (run.peak = largerOf(run.peak, residentMemory(product.pid))), SAMPLE_EVERY_MS);
  const over = new AbortController();
  const asking = (async () => {
    while (!over.signal.aborted) {
      const start = performance.now();
      const { status } = await client().send("/api/bulk-file-uploads?latest=true");
      run.answers.push({ status, milliseconds: performance.now() - start });
      await sleep(ASK_EVERY_MS);
    }
  })();
  return {
    stop: async () => {
      over.abort();
      clearInterval(sampling);
      await asking;
    },
  };
}
