import type { SectionLine } from "./group-into-sections.ts";
import { isHeadLine } from "./head-lines.ts";
import { splitPieces } from "#analysis/extract/head/split-pieces.ts";

/** What somebody calls themselves at the top of the CV or beside an employer, without dates. */
export interface StatedRole {
  title: string | null;
  company: string | null;
}

const EMPLOYER_LABEL = /^company\s?[-:]\s?(?<name>\S.{1,80})$/iu;
const MAX_LINES_SEARCHED = 12;

/** For CVs that give their work no dates. "Florist - Hollow Oak" counts where Hollow Oak is listed as an employer, or at the top. */
export function findStatedRole(lines: SectionLine[]): StatedRole | null {
  const employers = listEmployers(lines);
  for (const employer of employers) {
    const line = lines.find(({ text }) => text.endsWith(` - ${employer}`) && !EMPLOYER_LABEL.test(text));
    if (line !== undefined) return { title: line.text.slice(0, -employer.length - 3).trim(), company: employer };
  }
  const top = lines.slice(0, MAX_LINES_SEARCHED).filter((line) => line.section === "header" && isHeadLine(line));
  for (const line of top) {
    const pieces = splitPieces(line.text);
    const title = pieces.find(({ kind }) => kind === "title");
    const company = pieces.find(({ kind }) => kind === "employer");
    if (title !== undefined) return { title: title.text, company: company?.text ?? null };
  }
  const [company] = employers;
  return company === undefined ? null : (findTitleBefore(lines, company) ?? { title: null, company });
}

export function listEmployers(lines: SectionLine[]): string[] {
  return lines.flatMap(({ text }) => EMPLOYER_LABEL.exec(text.trim())?.groups?.name ?? []);
}

/** The title alone on a line, somewhere above the list of employers. */
function findTitleBefore(lines: SectionLine[], company: string): StatedRole | null {
  const at = lines.findIndex(({ text }) => EMPLOYER_LABEL.exec(text.trim())?.groups?.name === company);
  const line = lines.slice(0, at).find((before) => isHeadLine(before) && isTitleAlone(before.text));
  return line === undefined ? null : { title: line.text.trim(), company };
}

function isTitleAlone(text: string): boolean {
  const pieces = splitPieces(text);
  return pieces.length === 1 && pieces[0]?.kind === "title" && pieces[0].text === text.trim();
}
