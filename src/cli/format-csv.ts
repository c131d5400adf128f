import { type ShownSum, showSum, formatPoints } from "#shared/screening/shown-sum.ts";
import type { Vacancy } from "#shared/vacancies/vacancy.ts";
import { giveVerdict } from "#shared/screening/verdict.ts";
import { type CsvCell, writeCsv } from "#shared/write-csv.ts";
import type { RankedCv, Ranking, UnreadCv } from "./rank-screened.ts";

const COLUMNS: [name: string, of: (cv: RankedCv, sum: ShownSum) => CsvCell][] = [
  ["file", (cv) => cv.file],
  ["rank", (cv) => cv.rank],
  ["score", (cv) => cv.analysis.score],
  ["shortlisted", (cv) => cv.isShortlisted],
  ["recommendation", (cv, { lines }) => giveVerdict(cv.analysis.score, lines).recommendation],
  ["points", (_cv, { total }) => total],
  ["cap", (_cv, { cap }) => cap],
  [
    "criteria_points",
    (_cv, { lines }) => list(lines.map((line) => `${line.wording}: ${formatPoints(line) ?? line.level}`)),
  ],
  ["candidate_name", (cv) => cv.analysis.candidate_name],
  ["current_job_title", (cv) => cv.analysis.current_job_title],
  ["current_employer", (cv) => cv.analysis.current_employer],
  ["current_location", (cv) => cv.analysis.current_location],
  ["seniority_level", (cv) => cv.analysis.seniority_level],
  ["musts_met", (cv) => cv.analysis.musts_met],
  ["technical_skills", (cv) => list(cv.analysis.technical_skills.map(({ skill, level }) => `${skill} (${level})`))],
  ["soft_skills", (cv) => list(cv.analysis.soft_skills.map(({ skill, level }) => `${skill} (${level})`))],
  ["summary", (cv) => cv.analysis.summary],
  ["strengths", (cv) => list(cv.analysis.strengths)],
  ["concerns", (cv) => list(cv.analysis.concerns)],
  ["needs_review", (cv) => cv.analysis.needs_review],
  ["review_reasons", (cv) => list(cv.analysis.review_reasons)],
  ["hidden_characters", (cv) => cv.analysis.hidden_characters],
  ["reading_quality", (cv) => cv.analysis.reading_quality],
  ["evidence_confidence", (cv) => cv.analysis.evidence_confidence],
  ["duplicates", (cv) => list(cv.duplicates.map(({ file, kind }) => `${file} (${kind})`))],
  ["engine_version", (cv) => cv.analysis.engine_version],
];

/** One row per CV, the best first, those that could not be read last. */
export function formatCsv({ ranked, unread }: Ranking, { criteria }: Vacancy): string {
  const header = [...COLUMNS.map(([name]) => name), "status", "error"];
  const keyed = criteria.map(({ id, ...criterion }) => ({ ...criterion, key: id }));
  const rows = ranked.map((cv) => rankedRow(cv, showSum(keyed, cv.analysis.findings)));
  return writeCsv([header, ...rows, ...unread.map(unreadRow)]);
}

function rankedRow(cv: RankedCv, sum: ShownSum): CsvCell[] {
  return [...COLUMNS.map(([, of]) => of(cv, sum)), "completed", null];
}

function unreadRow({ file, reason }: UnreadCv): CsvCell[] {
  return [file, ...COLUMNS.slice(1).map(() => null), "error", reason];
}

const list = (items: string[]) => items.join("; ");
