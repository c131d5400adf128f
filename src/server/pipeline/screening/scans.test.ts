import { readFile } from "node:fs/promises";
import { getPriority } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import type { GreyPicture } from "#analysis/read/recognition.ts";
import type { AnalysisStatus } from "#shared/screening/progress.ts";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { assemblePdf, CATALOGUE, pdfStream } from "#tests/support/pdf-objects.ts";
import { imageObject } from "#tests/support/page-parts.ts";
import { drawPages } from "#tests/support/scan-writer.ts";
import type { SampleFile } from "#tests/support/test-client.ts";
import { openWorldPer, robin, signUpRobinPer, world } from "#tests/support/world-fixture.ts";
import { SCAN_LIMITS } from "#pipeline/reader/reader.ts";

openWorldPer("test");
signUpRobinPer("test");

/** Enough lines to be judged by: all of a page takes seconds to recognise. */
const FEW_LINES = 0.15;
const MANY_LINES = 0.4;

function drawFirstPage({ bytes }: SampleFile) {
  const [picture] = drawPages(bytes);
  if (picture === undefined) throw new Error("nothing was drawn");
  return picture;
}

const [invented] = inventedCvs(1, 7);
if (invented === undefined) throw new Error("No CV was invented.");
const drawnCv = drawFirstPage(invented);

/** As many pages as asked for, each with the top of the picture. */
function scanOf(picture: GreyPicture, pages: number, share: number): SampleFile {
  const height = Math.round(picture.height * share);
  const pixels = Buffer.from(picture.pixels.subarray(0, height * picture.width));
  const points = Math.round(842 * share);
  const kids = Array.from({ length: pages }, (_, index) => `${index + 5} 0 R`);
  const page = "<< /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << /XObject << /Picture 3 0 R >> >> >>";
  const bytes = assemblePdf([
    CATALOGUE,
    `<< /Type /Pages /Kids [${kids.join(" ")}] /Count ${pages} /MediaBox [0 0 595 ${points}] >>`,
    imageObject(picture.width, height, pixels),
    pdfStream(`q 595 0 0 ${points} 0 0 cm /Picture Do Q`),
    ...kids.map(() => page),
  ]);
  return { fileName: "scan.pdf", bytes };
}

function scannedCv(pages: number, share = FEW_LINES) {
  return scanOf(drawnCv, pages, share);
}

async function startWith(cvs: SampleFile[], vacancy: SampleFile = inventedVacancy()) {
  const { id } = await robin.upload(vacancy, cvs);
  await robin.start(id);
  return id;
}

/** Looks until the figure is as wanted, and tells all that was seen on the way. */
async function watchUntil(uploadId: string, isWanted: (status: AnalysisStatus) => boolean): Promise<AnalysisStatus[]> {
  const seen: AnalysisStatus[] = [];
  for (;;) {
    const status = await robin.status(uploadId);
    seen.push(status);
    if (isWanted(status)) return seen;
    if (status.error !== null) throw new Error(status.error);
    await sleep(50);
  }
}

const isRecognising = ({ page }: AnalysisStatus) => page !== null;
const untilRecognising = (uploadId: string) => watchUntil(uploadId, isRecognising);
const untilDone = (uploadId: string) => robin.untilDone(uploadId);
/** A machine under load takes longer than the minute after which the rest of a batch is shown, so the end is not what is waited for. */
const untilRead = async (uploadId: string, cvs: number) =>
  (await watchUntil(uploadId, ({ current }) => current === cvs)).at(-1);
const scanTask = async () => {
  const rows = await world.sql(
    "select lane, state, failures, crashes from tasks join bulk_analysis_results r on r.id = candidate_id where file_name = 'scan.pdf'",
  );
  return rows[0];
};

/** Among the processes of this one, the readers of scans are those that give way to all others. */
async function signalScanReader(signal: NodeJS.Signals) {
  const children = await readFile(`/proc/${process.pid}/task/${process.pid}/children`, "utf8");
  const pids = children.split(" ").filter(Boolean).map(Number);
  const niceness = Math.min(getPriority() + SCAN_LIMITS.niceness, 19);
  for (const pid of pids) if (getPriority(pid) === niceness) process.kill(pid, signal);
}

/** In the middle of a scan, for as long as a test wishes: a longer scan would end sooner or later, by the speed of the machine. */
async function freezeScan(uploadId: string) {
  await untilRecognising(uploadId);
  await signalScanReader("SIGSTOP");
}
const thawScan = () => signalScanReader("SIGCONT");

const messages = () => world.sql("select name from pgboss.job");

test("CVs with text are screened while a scan is still being read, and the scan gets its result too", async () => {
  const uploadId = await startWith([scannedCv(2), ...inventedCvs(8)]);
  await world.work();
  await freezeScan(uploadId);
  expect(await untilRead(uploadId, 8)).toMatchObject({ filename: "scan.pdf" });
  await thawScan();
  await watchUntil(uploadId, ({ percent }) => percent === 100);
  const ended = await world.sql("select file_name, score from bulk_analysis_results order by completed_at");
  expect(ended).toHaveLength(9);
  expect(ended.at(-1)).toEqual({ file_name: "scan.pdf", score: expect.any(Number) });
  expect(await scanTask()).toEqual({ lane: "slow", state: "done", failures: 0, crashes: 0 });
  expect(await messages()).toEqual([]);
});

test("while a scan is read I see its pages go by", async () => {
  // Pages are told of at most once a second.
  const uploadId = await startWith([scannedCv(3, MANY_LINES)]);
  await world.work();
  const seen = (await watchUntil(uploadId, ({ percent }) => percent === 100)).filter(isRecognising);
  const numbers = seen.map(({ page }) => page?.number ?? 0);
  expect(seen.every(({ stage, filename, page }) => stage === "ocr" && filename === "scan.pdf" && page?.of === 3)).toBe(
    true,
  );
  expect(numbers).toEqual(numbers.toSorted((left, right) => left - right));
  expect(new Set(numbers).size).toBeGreaterThan(1);
});

test("a scanned job description is read before the CVs are", async () => {
  const uploadId = await startWith(inventedCvs(3), scanOf(drawFirstPage(inventedVacancy()), 1, 1));
  await world.work();
  const status = await untilDone(uploadId);
  expect(status).toMatchObject({ error: null, current: 3, failed: [] });
  expect(Math.max(...status.scores)).toBeGreaterThan(0);
});

test("a worker that is stopped in the middle of a scan leaves it to the next, without a mark", async () => {
  const uploadId = await startWith([scannedCv(2)]);
  const working = await world.work(1);
  // For longer than a stopping worker waits for what it has in hand.
  await freezeScan(uploadId);
  await working.stop();
  expect(await scanTask()).toEqual({ lane: "slow", state: "queued", failures: 0, crashes: 0 });
  await world.work(1);
  expect(await untilRead(uploadId, 1)).toMatchObject({ failed: [] });
});

test("a scan whose reader dies twice is set aside with a reason", async () => {
  const uploadId = await startWith([scannedCv(3), ...inventedCvs(1)]);
  await world.work(1);
  for (let death = 0; death < 2; death += 1) {
    await untilRecognising(uploadId);
    await signalScanReader("SIGSEGV");
    await watchUntil(uploadId, (status) => !isRecognising(status));
  }
  const status = (await watchUntil(uploadId, ({ failed }) => failed.length > 0)).at(-1);
  expect(status?.failed).toEqual([{ filename: "scan.pdf", reason: "The file could not be processed safely." }]);
  expect(await scanTask()).toEqual({ lane: "slow", state: "done", failures: 0, crashes: 1 });
  expect(status?.scores).toHaveLength(1);
});

test("cancelling stops a scan that is being read, and starting again reads it after all", async () => {
  const uploadId = await startWith([scannedCv(2), ...inventedCvs(2)]);
  await world.work(1);
  await freezeScan(uploadId);
  await watchUntil(uploadId, (status) => status.current === 2 && isRecognising(status));
  await robin.json("POST", "/api/analysis/cancel", { bulkUploadId: uploadId });
  expect(await messages()).toEqual([]);
  expect(await robin.candidates(uploadId)).toHaveLength(2);
  await robin.start(uploadId);
  expect(await untilRead(uploadId, 3)).toMatchObject({ failed: [] });
  expect(await robin.candidates(uploadId)).toHaveLength(3);
});

test("a scan that was skipped and is wanted after all begins anew in the quick lane", async () => {
  const uploadId = await startWith([scannedCv(2), ...inventedCvs(1)]);
  const working = await world.work(1);
  await freezeScan(uploadId);
  const scan = { bulkUploadId: uploadId, filename: "scan.pdf" };
  await robin.json("POST", "/api/analysis/skip", scan);
  await untilDone(uploadId);
  await working.stop();
  expect(await messages()).toEqual([]);
  await robin.json("POST", "/api/analysis/restart", scan);
  expect(await scanTask()).toMatchObject({ lane: "quick", state: "queued" });
  await world.work(1);
  expect(await untilRead(uploadId, 2)).toMatchObject({ failed: [] });
});

const readForOverAMinute = () =>
  world.sql(
    "update tasks set started_at = started_at - interval '61 seconds' where lane = 'slow' and state = 'running'",
  );

test("a scan that takes very long does not hold its batch: the rest is shown with its shortlist, and the scan follows", async () => {
  const uploadId = await startWith([scannedCv(2), ...inventedCvs(3)]);
  await robin.json("PATCH", `/api/bulk-file-uploads/${uploadId}`, { shortlist_percentage: 100 });
  await world.work(1);
  await freezeScan(uploadId);
  await watchUntil(uploadId, (status) => status.current === 3 && isRecognising(status));
  await readForOverAMinute();
  const shown = await untilDone(uploadId);
  expect([shown.status, shown.current, shown.total]).toEqual(["completed", 3, 4]);
  expect((await robin.shortlist(uploadId)).map(({ shortlist_rank }) => shortlist_rank)).toEqual([1, 2, 3]);
  // A CV that is still being read has to meet the criteria that the others met, and holds its unit.
  const changed = await robin.send(`/api/bulk-file-uploads/${uploadId}/criteria`, { method: "PATCH", body: "[]" });
  expect((await changed.json()).error.code).toBe("upload_already_started");
  expect((await robin.json("GET", "/api/users/me")).monthly_resume_count).toBe(4);
  await thawScan();
  await watchUntil(uploadId, ({ current }) => current === 4);
  const ranked = await robin.shortlist(uploadId);
  expect(ranked.map(({ file_name }) => file_name)).toContain("scan.pdf");
  expect(ranked).toHaveLength(4);
});

test("a batch of scans that are read one after the other is shown when all are read", async () => {
  const uploadId = await startWith([scannedCv(2), { ...scannedCv(2), fileName: "scan-2.pdf" }]);
  await world.work(1);
  await freezeScan(uploadId);
  await readForOverAMinute();
  await thawScan();
  expect(await untilDone(uploadId)).toMatchObject({ current: 2, failed: [] });
});
