import { BAND_RANGE, ScoreBand } from "#shared/candidates/candidate-filter.ts";
import { type CsvCell, writeCsv } from "#shared/write-csv.ts";
import { CountedSource, type OpeningNumbers, SOURCE_WORDS, Stage, STAGE_WORDS } from "./opening-numbers.ts";

const SOURCES = CountedSource.options;
const STAGES = Stage.options;
const BANDS = ScoreBand.options;

const HEADER = [
  "Vacancy",
  "Status",
  "Opened",
  "First CV",
  "First score",
  "First advanced",
  "Last decision",
  "Days to shortlist",
  "CVs",
  "Without a score",
  "Shortlisted by score",
  ...SOURCES.map((source) => `From: ${SOURCE_WORDS[source]}`),
  ...STAGES.map((stage) => STAGE_WORDS[stage]),
  ...BANDS.flatMap((band) =>
    STAGES.map((stage) => `${BAND_RANGE[band].from}-${BAND_RANGE[band].to}: ${STAGE_WORDS[stage]}`),
  ),
];

/** One row a vacancy; what is not known is empty. */
export function writeNumbersCsv(all: readonly OpeningNumbers[]): string {
  return writeCsv([HEADER, ...all.map((numbers) => toRow(numbers))]);
}

function toRow(numbers: OpeningNumbers): CsvCell[] {
  const { title, status, created_at, first_cv_at, first_score_at, first_advanced_at, last_decided_at } = numbers;
  const days = daysToShortlist(numbers);
  return [
    title,
    status,
    created_at,
    first_cv_at,
    first_score_at,
    first_advanced_at,
    last_decided_at,
    days === null ? null : Math.round(days * 100) / 100,
    numbers.cvs,
    numbers.unread,
    numbers.shortlisted,
    ...SOURCES.map((source) => numbers.sources[source]),
    ...STAGES.map((stage) => numbers.stages[stage]),
    ...BANDS.flatMap((band) => STAGES.map((stage) => numbers.bands[band][stage])),
  ];
}

const DAY_MS = 24 * 60 * 60_000;

/** From the first CV to the first person who was advanced and still is; null where either is missing. */
export function daysToShortlist({
  first_cv_at,
  first_advanced_at,
}: Pick<OpeningNumbers, "first_cv_at" | "first_advanced_at">): number | null {
  if (first_cv_at === null || first_advanced_at === null) return null;
  return Math.max(0, (Date.parse(first_advanced_at) - Date.parse(first_cv_at)) / DAY_MS);
}
