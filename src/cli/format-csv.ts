import { recommendation } from "#shared/score-bands.ts";
import type { RankedCv, Ranking, UnreadCv } from "./rank-screened.ts";

type Cell = string | number | boolean | null;

const BYTE_ORDER_MARK = "\uFEFF";
/** A spreadsheet runs a cell that begins so; in East Asian settings also in the wide forms. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/u;

const COLUMNS: [name: string, of: (cv: RankedCv) => Cell][] = [
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

/** RFC 4180, one row per CV. Its mark at the beginning tells a spreadsheet that it is UTF-8. */
export function formatCsv({ ranked, unread }: Ranking): string {
  const header = [...COLUMNS.map(([name]) => name), "status", "error"];
  const rows = [header, ...ranked.map(rankedRow), ...unread.map(unreadRow)];
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(formatCell).join(",")}\r\n`).join("");
}

function rankedRow(cv: RankedCv): Cell[] {
  return [...COLUMNS.map(([, of]) => of(cv)), "completed", null];
}

function unreadRow({ file, reason }: UnreadCv): Cell[] {
  return [file, ...COLUMNS.slice(1).map(() => null), "error", reason];
}

function formatCell(cell: Cell): string {
  if (cell === null) return "";
  const text = String(cell);
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function list(items: string[]) {
  return items.join("; ");
}
