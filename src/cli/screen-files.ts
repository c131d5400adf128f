import { type CvAnalysis, CvOutcome, UNREADABLE_TEXT } from "#shared/screening/cv-analysis.ts";
import type { Vacancy } from "#shared/vacancies/vacancy.ts";
import type { Reader } from "#pipeline/reader/reader.ts";
import { askReader } from "./ask-reader.ts";
import { isPlainText } from "./document-endings.ts";
import type { CvFile } from "./list-cv-files.ts";
import { loadFile, type NotRead } from "./load-file.ts";
import type { Pools } from "./load-vacancy.ts";
import type { ProgressBar } from "./progress-bar.ts";

export interface Timings {
  /** Until the text of the file was known; null if it never was. */
  read_ms: number | null;
  total_ms: number;
}

export interface ScreenedFile {
  file: CvFile;
  outcome: { kind: "analysed"; analysis: CvAnalysis } | NotRead;
  timings: Timings;
}

interface Screening {
  files: CvFile[];
  vacancy: Vacancy;
  asOf: string;
  pools: Pools;
  progress: ProgressBar;
}

/** In the order of the files. Scans come last: the quick ones do not wait for them. */
export async function screenFiles(screening: Screening): Promise<ScreenedFile[]> {
  const { files, pools, progress } = screening;
  const screened = new Map<CvFile, ScreenedFile>();
  const scans: CvFile[] = [];
  const keep = (file: CvFile, cv: ScreenedFile) => {
    screened.set(file, cv);
    progress.finish(file.name);
  };
  await pools.text.each(files, async (reader, file) => {
    const cv = await screenFile(screening, reader, file, false);
    if (cv === "scanned") scans.push(file);
    else keep(file, cv);
  });
  pools.text.close();
  await pools.scans.each(scans, async (reader, file) => {
    const cv = await screenFile(screening, reader, file, true);
    keep(file, cv === "scanned" ? blankScan(file) : cv);
  });
  return files.flatMap((file) => screened.get(file) ?? []);
}

async function screenFile({ vacancy, asOf, progress }: Screening, reader: Reader, file: CvFile, recognises: boolean) {
  progress.begin(file.name);
  const watch = startWatch();
  const loaded = await loadFile(file.path);
  if (loaded.kind === "not_read") return { file, outcome: loaded, timings: watch.timings() };
  const { bytes } = loaded;
  const outcome = await askReader({
    reader,
    question: { kind: "screen_cv", bytes, recognises, isPlainText: isPlainText(file.path), vacancy, asOf },
    expected: CvOutcome,
    onProgress({ stage, page }) {
      if (stage === "extracting") watch.noteRead();
      if (page !== undefined) progress.begin(`${file.name}, page ${page.number} of ${page.of}`);
    },
  });
  if (outcome.kind === "scanned") return "scanned";
  return { file, outcome: settle(outcome), timings: watch.timings() };
}

function settle(outcome: Exclude<CvOutcome, { kind: "scanned" }>): ScreenedFile["outcome"] {
  if (outcome.kind === "analysed") return outcome;
  return { kind: "not_read", reason: UNREADABLE_TEXT[outcome.reason] };
}

function blankScan(file: CvFile): ScreenedFile {
  const outcome = { kind: "not_read", reason: UNREADABLE_TEXT.no_readable_text } as const;
  return { file, outcome, timings: { read_ms: null, total_ms: 0 } };
}

function startWatch() {
  const start = performance.now();
  const passed = () => Math.round((performance.now() - start) * 10) / 10;
  let read_ms: number | null = null;
  return {
    noteRead: () => (read_ms = passed()),
    timings: (): Timings => ({ read_ms, total_ms: passed() }),
  };
}
