import { recommendation } from "#shared/score-bands.ts";
import { type CsvCell, writeCsv } from "#shared/write-csv.ts";
import type { RankedCv, Ranking, UnreadCv } from "./rank-screened.ts";

const COLUMNS: [name: string, of: (cv: RankedCv) => CsvCell][] = [
  ["file", (cv) => cv.file],
  ["rank", (cv) => cv.rank],
  ["score", (cv) => cv.analysis.score],
  ["shortlisted", (cv) => cv.isShortlisted],
  ["recommendation", (cv) => recommendation(cv.analysis.score, cv.isShortlisted)],
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
export function formatCsv({ ranked, unread }: Ranking): string {
  const header = [...COLUMNS.map(([name]) => name), "status", "error"];
  return writeCsv([header, ...ranked.map(rankedRow), ...unread.map(unreadRow)]);
}

function rankedRow(cv: RankedCv): CsvCell[] {
  return [...COLUMNS.map(([, of]) => of(cv)), "completed", null];
}

function unreadRow({ file, reason }: UnreadCv): CsvCell[] {
  return [file, ...COLUMNS.slice(1).map(() => null), "error", reason];
}

function list(items: string[]) {
  return items.join("; ");
}
