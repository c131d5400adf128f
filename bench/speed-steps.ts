import { readFileSync } from "node:fs";
import { analyseCv, readVacancy } from "#analysis/analyse.ts";
import type { DocumentReader } from "#analysis/read/open-document-reader.ts";
import type { Stage } from "#shared/screening/progress.ts";
import type { Vacancy } from "#shared/vacancies/vacancy.ts";
import { openTestModels, openTestReader } from "#tests/support/test-reader.ts";

const models = openTestModels();
const STEP_OF: Partial<Record<Stage, string>> = {
  parsing: "read",
  extracting: "extract and blind",
  matching: "match and score",
  scoring: "match and score",
  finalizing: "report",
};

export interface StepTimes {
  /** Milliseconds over all files that were judged. */
  steps: Record<string, number>;
  judged: number;
  slowest: { file: string; milliseconds: number };
}

/** Each step on its own, in this process, with one reader; files that are not judged take no part. */
export async function measureSteps(vacancyPath: string, cvPaths: string[]): Promise<StepTimes> {
  const reader = await openTestReader();
  const vacancy = await getVacancy(reader, vacancyPath);
  const times: StepTimes = { steps: {}, judged: 0, slowest: { file: "", milliseconds: 0 } };
  // The first files teach the compiler; a running product has read some before.
  for (const path of cvPaths.slice(0, 20)) await measureCv(reader, vacancy, path);
  for (const path of cvPaths) {
    const marks = await measureCv(reader, vacancy, path);
    if (marks !== undefined) add(times, path, marks);
  }
  return times;
}

async function getVacancy(reader: DocumentReader, path: string): Promise<Vacancy> {
  const outcome = await readVacancy(fileTask(reader, path));
  if (outcome.kind === "read") return outcome.vacancy;
  throw new Error(`the job description is ${outcome.kind}`);
}

interface Mark {
  stage: Stage | "end";
  at: number;
}

async function measureCv(reader: DocumentReader, vacancy: Vacancy, path: string): Promise<Mark[] | undefined> {
  const marks: Mark[] = [];
  const onStage = (stage: Mark["stage"]) => marks.push({ stage, at: performance.now() });
  const outcome = await analyseCv({ ...fileTask(reader, path), vacancy, models, asOf: "2025-06-01", onStage });
  onStage("end");
  return outcome.kind === "analysed" ? marks : undefined;
}

function fileTask(reader: DocumentReader, path: string) {
  return { reader, bytes: new Uint8Array(readFileSync(path)), isPlainText: path.endsWith(".txt") };
}

function add(times: StepTimes, file: string, marks: Mark[]) {
  for (const [index, { stage, at }] of marks.entries()) {
    const next = marks[index + 1];
    if (next === undefined || stage === "end") continue;
    const step = STEP_OF[stage] ?? stage;
    times.steps[step] = (times.steps[step] ?? 0) + next.at - at;
  }
  const milliseconds = (marks.at(-1)?.at ?? 0) - (marks[0]?.at ?? 0);
  if (milliseconds > times.slowest.milliseconds) times.slowest = { file, milliseconds };
  times.judged += 1;
}
