import { existsSync, readFileSync } from "node:fs";
import { SCAN_LIMITS, TEXT_LIMITS } from "#pipeline/reader/reader.ts";
import { replaceCriteria } from "#analysis/criteria/replace-criteria.ts";
import { type CriteriaFileRow, CriteriaFile } from "#shared/vacancies/criteria-file.ts";
import type { Vacancy } from "#shared/vacancies/vacancy.ts";
import { ENDINGS_TEXT, isDocument } from "./document-endings.ts";
import { EXIT, type ExitCode } from "./exit-code.ts";
import { formatCsv } from "./format-csv.ts";
import { formatJson } from "./format-json.ts";
import { type CvFile, listCvFiles } from "./list-cv-files.ts";
import { loadVacancy, type Pools } from "./load-vacancy.ts";
import type { ScreenOptions } from "./parse-command.ts";
import { ProgressBar } from "./progress-bar.ts";
import { type Ranking, rankScreened, type UnreadCv } from "./rank-screened.ts";
import { ReadingPool } from "./reading-pool.ts";
import { screenFiles } from "./screen-files.ts";
import type { Terminal } from "./terminal.ts";
import { findObstacle, writeOutput } from "./write-output.ts";
import { makePrintable } from "./fit-text.ts";
import { formatTable } from "./format-table.ts";

/** Everything that can be refused is refused before the first file is read; what was found is written before it is shown. */
export async function runScreen(options: ScreenOptions, terminal: Terminal): Promise<ExitCode> {
  const refusal = findRefusal(options);
  if (refusal !== undefined) return terminal.refuse(refusal);
  const listing = listCvFiles(options.cvs, terminal.folder);
  if (listing.kind === "refused") return terminal.refuse(listing.message);
  const board = options.criteria === undefined ? undefined : loadCriteria(options.criteria);
  if (board?.kind === "refused") return terminal.refuse(board.message);
  const pools = { text: new ReadingPool(TEXT_LIMITS), scans: new ReadingPool(SCAN_LIMITS) };
  const close = () => {
    pools.text.close();
    pools.scans.close();
  };
  terminal.onInterrupt(close);
  try {
    return await readAndRank(options, terminal, { files: listing.files, rows: board?.rows, pools });
  } finally {
    close();
  }
}

function findRefusal({ vacancy, json, csv }: ScreenOptions): string | undefined {
  if (!existsSync(vacancy)) return `The job description ${vacancy} does not exist.`;
  if (!isDocument(vacancy)) return `The job description ${vacancy} is not ${ENDINGS_TEXT}.`;
  if (json !== undefined && json === csv) return "--json and --csv name the same file.";
  return [json, csv].flatMap((path) => (path === undefined ? [] : (findObstacle(path) ?? []))).at(0);
}

async function readAndRank(
  options: ScreenOptions,
  terminal: Terminal,
  { files, rows, pools }: { files: CvFile[]; rows: CriteriaFileRow[] | undefined; pools: Pools },
): Promise<ExitCode> {
  const [loaded] = await Promise.all([loadVacancy(options.vacancy, pools), pools.text.warmUp(files.length)]);
  if (loaded.kind === "not_read") {
    terminal.complain(`The job description could not be read. ${loaded.reason}`);
    return EXIT.vacancyUnreadable;
  }
  const vacancy = rows === undefined ? loaded.vacancy : replaceCriteria(loaded.vacancy, rows);
  const progress = new ProgressBar(process.stderr, { total: files.length, isQuiet: options.isQuiet });
  const screened = await screenFiles({ files, vacancy, asOf: options.asOf, pools, progress });
  progress.clear();
  const ranking = rankScreened(screened, options.shortlist);
  const failure = writeOutputs(options, ranking, vacancy);
  show(options, terminal, { ranking, vacancy });
  return failure === undefined ? exitCodeFor(ranking) : terminal.refuse(failure);
}

function writeOutputs({ json, csv }: ScreenOptions, ranking: Ranking, vacancy: Vacancy): string | undefined {
  const failures = [
    json === undefined ? undefined : writeOutput(json, formatJson(ranking, vacancy)),
    csv === undefined ? undefined : writeOutput(csv, formatCsv(ranking, vacancy)),
  ];
  return failures.find((failure) => failure !== undefined);
}

function show(
  { isQuiet }: ScreenOptions,
  terminal: Terminal,
  { ranking, vacancy }: { ranking: Ranking; vacancy: Vacancy },
) {
  if (isQuiet) for (const line of listUnread(ranking.unread)) terminal.complain(line);
  else terminal.print(listResults(ranking, vacancy, terminal.width));
}

function exitCodeFor({ ranked, unread }: Ranking): ExitCode {
  if (unread.length === 0) return EXIT.everythingRead;
  return ranked.length === 0 ? EXIT.nothingRead : EXIT.someUnreadable;
}

/** What is shown on the terminal, line by line. */
function listResults({ ranked, unread }: Ranking, vacancy: Vacancy, width: number): string[] {
  const shortlisted = ranked.filter(({ isShortlisted }) => isShortlisted).length;
  const total = ranked.length + unread.length;
  return [
    `${makePrintable(vacancy.title)}: ${ranked.length} of ${total} CVs read, ${shortlisted} shortlisted (*)`,
    ...vacancy.set_aside.map(({ wording, trait }) => `Not judged (${trait}): ${makePrintable(wording)}`),
    ...vacancy.formalities.map((wording) => `To be checked by you: ${makePrintable(wording)}`),
    "",
    ...(ranked.length === 0 ? [] : formatTable(ranked, vacancy, width)),
    ...(unread.length === 0 ? [] : ["", "Could not be read:", ...listUnread(unread)]),
  ];
}

function listUnread(unread: UnreadCv[]): string[] {
  return unread.map(({ file, reason }) => `${makePrintable(file)}: ${reason}`);
}

type LoadedCriteria = { kind: "loaded"; rows: CriteriaFileRow[] } | { kind: "refused"; message: string };

function loadCriteria(path: string): LoadedCriteria {
  if (!existsSync(path)) return { kind: "refused", message: `The criteria ${path} do not exist.` };
  const parsed = CriteriaFile.safeParse(readJson(path));
  if (parsed.success) return { kind: "loaded", rows: parsed.data };
  return { kind: "refused", message: `${path} is no board: a JSON list of wordings or of rows with a "wording".` };
}

/** Undefined for what is no JSON: that is told like any other file that is no board. */
function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
