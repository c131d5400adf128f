import { styleText } from "node:util";
import { type ShownSum, showSum } from "#shared/screening/shown-sum.ts";
import { giveVerdict } from "#shared/screening/verdict.ts";
import type { Vacancy } from "#shared/vacancies/vacancy.ts";
import { fitText, makePrintable, widthOf } from "./fit-text.ts";
import type { RankedCv } from "./rank-screened.ts";

interface Column {
  name: string;
  of: (cv: RankedCv) => string;
  /** Where the terminal is narrow, it may shrink to this. */
  least: number;
}

const GAP = "  ";

/** As wide as its content, or as the terminal; those on the shortlist carry a star. */
export function formatTable(ranked: RankedCv[], vacancy: Vacancy, width: number): string[] {
  const columns = listColumns(vacancy);
  const cells = ranked.map((cv) => columns.map(({ of }) => makePrintable(of(cv))));
  const header = columns.map(({ name }) => name);
  const widths = fitWidths(columns, [header, ...cells], width);
  const line = (row: string[]) =>
    row
      .map((cell, index) => pad(cell, widths[index] ?? 0))
      .join(GAP)
      .trimEnd();
  const lines = cells.map((row, index) => mark(line(row), ranked[index]?.isShortlisted === true));
  return [styleText("bold", line(header)), ...lines];
}

function listColumns({ criteria }: Vacancy): Column[] {
  const musts = criteria.filter(({ importance }) => importance !== "nice").length;
  const keyed = criteria.map(({ id, ...criterion }) => ({ ...criterion, key: id }));
  const sumOf = ({ analysis }: RankedCv) => showSum(keyed, analysis.findings);
  return [
    { name: "rank", of: ({ rank, isShortlisted }) => `${rank}${isShortlisted ? " *" : ""}`, least: 4 },
    { name: "score", of: ({ analysis }) => String(analysis.score), least: 5 },
    { name: "points", of: (cv) => formatTotal(sumOf(cv)), least: 6 },
    { name: "band", of: (cv) => giveVerdict(cv.analysis.score, sumOf(cv).lines).label ?? "–", least: 8 },
    { name: "name", of: ({ analysis }) => analysis.candidate_name ?? "–", least: 10 },
    { name: "current role", of: ({ analysis }) => analysis.current_job_title ?? "–", least: 8 },
    { name: "musts", of: ({ analysis }) => `${analysis.musts_met}/${musts}`, least: 5 },
    { name: "flags", of: listFlags, least: 8 },
    { name: "file", of: ({ file }) => file, least: 10 },
  ];
}

/** More than the score where a cap lowers it. */
function formatTotal({ total, cap }: ShownSum): string {
  return `${total?.toFixed(1) ?? "–"}${cap === null ? "" : " capped"}`;
}

function listFlags({ analysis, duplicates }: RankedCv): string {
  const flags = [
    ...analysis.review_reasons.map((reason) => reason.replaceAll("_", " ")),
    ...(duplicates.length > 0 ? ["duplicate"] : []),
  ];
  return flags.join(", ");
}

/** The widest column gives first, so that the others stay whole for as long as they can. */
function fitWidths(columns: Column[], rows: string[][], width: number): number[] {
  const widths = columns.map((_, index) => Math.max(...rows.map((row) => widthOf(row[index] ?? ""))));
  const room = width - GAP.length * (columns.length - 1);
  while (sum(widths) > room) {
    const spare = widths.map((own, index) => (own > (columns[index]?.least ?? 0) ? own : 0));
    const widest = Math.max(...spare);
    if (widest === 0) break;
    widths[spare.indexOf(widest)] = widest - 1;
  }
  return widths;
}

function pad(cell: string, width: number) {
  const fitted = fitText(cell, width);
  return fitted + " ".repeat(Math.max(0, width - widthOf(fitted)));
}

const mark = (line: string, isShortlisted: boolean) => (isShortlisted ? styleText("green", line) : line);

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
