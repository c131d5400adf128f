import { setTimeout as sleep } from "node:timers/promises";
import { type ApiCaller, ApiRefusal } from "#programs/api-caller.ts";
import { openServer, readServerSettings, type ServerSettings } from "#programs/open-server.ts";
import { CVS_AT_ONCE, type CvToSend, sendCvs } from "#programs/send-cvs.ts";
import { ERROR_WORDS } from "#shared/error-words.ts";
import type { UploadId } from "#shared/ids.ts";
import type { BulkImport, ImportedFile } from "#shared/screening/bulk-import.ts";
import type { AnalysisStatus } from "#shared/screening/progress.ts";
import { EXIT, type ExitCode } from "./exit-code.ts";
import { makePrintable } from "./fit-text.ts";
import { type CvFile, listCvFiles } from "./list-cv-files.ts";
import { loadFile } from "./load-file.ts";
import type { DeliveryOptions } from "./parse-command.ts";
import { ProgressBar } from "./progress-bar.ts";
import type { Terminal } from "./terminal.ts";

const POLL_MS = 1000;
const SHOWN_PLACES = 10;
const MOST_BYTES_AT_ONCE = 100 * 1024 * 1024;

interface Unsent {
  name: string;
  reason: string;
}

interface Batch {
  cvs: CvToSend[];
  notRead: Unsent[];
  bytes: number;
}

/** Sends the CVs and waits for their scores. Interrupting it ends the waiting alone: the server goes on with what it has. */
export async function runDelivery(options: DeliveryOptions, terminal: Terminal): Promise<ExitCode> {
  const settings = readServerSettings(process.env, options.url);
  if ("missing" in settings) return terminal.refuse(settings.missing);
  const listing = listCvFiles(options.cvs, terminal.folder);
  if (listing.kind === "refused") return terminal.refuse(listing.message);
  try {
    return await deliver(options, terminal, settings, listing.files);
  } catch (error) {
    if (!(error instanceof ApiRefusal)) throw error;
    terminal.complain(`${error.message}\nRepeat the command to go on: what the server took is not taken twice.`);
    return EXIT.refused;
  }
}

async function deliver(options: DeliveryOptions, terminal: Terminal, settings: ServerSettings, files: CvFile[]) {
  const { vacancyId: id, isQuiet } = options;
  const caller = openServer(settings);
  const imports: BulkImport[] = [];
  const unsent: Unsent[] = [];
  const ended: AnalysisStatus[] = [];
  for await (const { cvs, notRead } of loadInBatches(files)) {
    unsent.push(...notRead);
    if (cvs.length === 0) continue;
    const imported = await sendWithProgress(caller, id, cvs, isQuiet);
    imports.push(imported);
    if (imported.upload_id !== null) ended.push(await untilJudged(caller, imported.upload_id, isQuiet));
  }
  const results = imports.flatMap((one) => one.results);
  const failed = ended.flatMap((one) => one.failed);
  const judged = ended.reduce((sum, { scores }) => sum + scores.length, 0);
  const lines = summarise(results, unsent, failed, judged);
  if (!isQuiet) terminal.print([...lines, ...(await showRanking(caller, options, settings))]);
  const isWhole = unsent.length + failed.length + results.filter(({ status }) => status === "refused").length === 0;
  if (isWhole) return EXIT.everythingRead;
  return judged === 0 ? EXIT.nothingRead : EXIT.someUnreadable;
}

/** A batch is one delivery, and is held in memory while it is sent. */
async function* loadInBatches(files: CvFile[]) {
  let batch: Batch = { cvs: [], notRead: [], bytes: 0 };
  for (const { path, name } of files) {
    const loaded = await loadFile(path);
    if (loaded.kind === "not_read") {
      batch.notRead.push({ name, reason: loaded.reason });
      continue;
    }
    if (batch.cvs.length === CVS_AT_ONCE || batch.bytes + loaded.bytes.length > MOST_BYTES_AT_ONCE) {
      yield batch;
      batch = { cvs: [], notRead: [], bytes: 0 };
    }
    batch.cvs.push({ name, bytes: loaded.bytes });
    batch.bytes += loaded.bytes.length;
  }
  yield batch;
}

async function sendWithProgress(
  caller: ApiCaller,
  vacancyId: DeliveryOptions["vacancyId"],
  cvs: CvToSend[],
  isQuiet: boolean,
) {
  const progress = new ProgressBar(process.stderr, { total: cvs.length, isQuiet });
  const bytesOfAll = cvs.reduce((sum, { bytes }) => sum + bytes.length, 0);
  let sent = 0;
  const imported = await sendCvs(caller, vacancyId, cvs, (bytes) => {
    sent += bytes;
    progress.set(Math.min(cvs.length, Math.floor((sent / bytesOfAll) * cvs.length)), "sending");
  });
  progress.clear();
  return imported;
}

async function untilJudged(caller: ApiCaller, batchId: UploadId, isQuiet: boolean): Promise<AnalysisStatus> {
  const first = await caller.call("analysisStatus", { body: { batchId } });
  const progress = new ProgressBar(process.stderr, { total: Math.max(first.total, 1), isQuiet });
  for (let status = first; ; status = await caller.call("analysisStatus", { body: { batchId } })) {
    progress.set(status.current, status.filename === null ? status.stage : makePrintable(status.filename));
    if (status.percent === 100 || status.error !== null) {
      progress.clear();
      return status;
    }
    await sleep(POLL_MS);
  }
}

function summarise(results: ImportedFile[], unsent: Unsent[], failed: AnalysisStatus["failed"], judged: number) {
  const count = (status: ImportedFile["status"]) => results.filter((one) => one.status === status).length;
  const refused = results.flatMap(({ file, reason }) =>
    reason === undefined ? [] : [{ name: file, reason: ERROR_WORDS[reason] }],
  );
  const unread = failed.map(({ filename, reason }) => ({ name: filename, reason }));
  const troubles = [...unsent, ...refused, ...unread];
  return [
    `${count("uploaded")} CVs sent, ${judged} judged, ${count("known")} known already, ${count("duplicate")} twice in the folder`,
    ...(troubles.length === 0 ? [] : ["", "Could not be taken:"]),
    ...troubles.map(({ name, reason }) => `${makePrintable(name)}: ${reason}`),
  ];
}

async function showRanking(caller: ApiCaller, { vacancyId: id }: DeliveryOptions, { url }: ServerSettings) {
  const ranked = await caller.call("listRanking", { params: { id }, query: { limit: SHOWN_PLACES } });
  const rows = ranked.flatMap(({ place, score, name }) =>
    place === null || score === null
      ? []
      : [`${String(place).padStart(4)}  ${String(score).padStart(3)}  ${makePrintable(name)}`],
  );
  return ["", ...rows, "", `${url}/vacancies/${id}`];
}
