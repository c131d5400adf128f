import { setTimeout as sleep } from "node:timers/promises";
import { storagePath } from "#shared/screening/upload.ts";
import { inParallel, type SampleFile, type TestClient } from "#tests/support/test-client.ts";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { Figures } from "./figures.ts";
import { PINNING, startPinned } from "./pinned-product.ts";
import { cpuSeconds, peakDuring } from "./process-use.ts";
import { setting } from "./settings.ts";

// Several people send their batches at once, four files at a time each as the browser does; then somebody with five CVs comes.
// npm run bench:load -- uploads · UPLOADERS=5 FILES=250 FILE_KB=200
const UPLOADERS = setting("UPLOADERS", 5);
const FILES = setting("FILES", 250);
const FILE_KB = setting("FILE_KB", 200);
const FILES_AT_ONCE = 4;
const LATE_CVS = 5;
const POLL_MS = 200;
const LATEST_MS = 300_000;
const AT = 1_700_000_000_000;

const cvs = inventedCvs(FILES).map((cv) => padded(cv, FILE_KB * 1000));
const product = await startPinned();
const people: TestClient[] = [];
for (let person = 0; person < UPLOADERS + 1; person += 1) people.push(await (await product.client()).goPro());
const late = people.pop();
if (late === undefined) throw new Error("Nobody comes later.");

let failed = 0;
const cpuBefore = cpuSeconds(product.pid);
const startedAt = performance.now();
const { result, peakMb } = await peakDuring(
  () => product.pid,
  async () => {
    const sent = await Promise.all(people.map(sendAll));
    const sendingSeconds = (performance.now() - startedAt) / 1000;
    const cpu = cpuSeconds(product.pid) - cpuBefore;
    await Promise.all(sent.map(({ client, uploadId }) => client.start(uploadId)));
    return { sendingSeconds, cpu, lateSeconds: await screenLate() };
  },
);
await product.close();

const megabytes = (UPLOADERS * FILES * FILE_KB) / 1000;
const figures = new Figures("uploads", PINNING, { UPLOADERS, FILES, FILE_KB });
figures.add("files sent", UPLOADERS * FILES - failed, "files", { atLeast: UPLOADERS * FILES });
figures.add("files refused or lost", failed, "files", { atMost: 0 });
figures.add("throughput", megabytes / result.sendingSeconds, "MB/s", { atLeast: 50 });
// On a busy machine this says more than the clock.
figures.add("server CPU for 100 MB", (100 * result.cpu) / megabytes, "s");
figures.add("server resident, peak", peakMb, "MB", { atMost: 600 });
figures.add(`a later batch of ${LATE_CVS} done after`, result.lateSeconds, "s", { atMost: 20 });
figures.print();

async function sendAll(client: TestClient) {
  const { id: uploadId } = await client.createUpload(cvs.length);
  const place = (position: number) => ({ userId: client.userId, uploadId, position, at: AT });
  const description = storagePath("job-descriptions", place(1));
  await send(client, "job-descriptions", description, inventedVacancy());
  const paths = cvs.map((_, index) => storagePath("cv-uploads", place(index + 1)));
  await inParallel(FILES_AT_ONCE, cvs, (cv, index) => send(client, "cv-uploads", paths[index] ?? "", cv));
  const change = { job_description_file_paths: [description], cv_file_paths: paths };
  await client.json("PATCH", `/api/bulk-file-uploads/${uploadId}`, change);
  return { client, uploadId };
}

async function send(client: TestClient, bucket: "cv-uploads" | "job-descriptions", path: string, file: SampleFile) {
  const answer = await client.putFile(bucket, path, file);
  await answer.arrayBuffer();
  if (!answer.ok) failed += 1;
}

async function screenLate() {
  if (late === undefined) throw new Error("Nobody comes later.");
  const comesAt = performance.now();
  const { id } = await late.upload(inventedVacancy(), cvs.slice(0, LATE_CVS));
  await late.start(id);
  for (;;) {
    const { percent, error } = await late.status(id);
    if (error !== null) throw new Error(error);
    if (percent === 100) return (performance.now() - comesAt) / 1000;
    if (performance.now() - comesAt > LATEST_MS) throw new Error(`The later batch is still at ${percent} %.`);
    await sleep(POLL_MS);
  }
}

/** A comment of random signs, as large as a photograph would be; the end of the document is said again behind it. */
function padded({ fileName, bytes }: SampleFile, sizeBytes: number): SampleFile {
  const text = Buffer.from(bytes);
  const end = text.subarray(text.lastIndexOf("startxref"));
  const missing = sizeBytes - text.length - end.length - 3;
  if (missing <= 0) return { fileName, bytes };
  const comment = Buffer.from(crypto.getRandomValues(new Uint8Array(Math.min(missing, 32_768)))).toString("hex");
  const filling = comment.repeat(Math.ceil(missing / comment.length)).slice(0, missing);
  return { fileName, bytes: Buffer.concat([text, Buffer.from(`\n%${filling}\n`), end]) };
}
