import { looksLikeTitle } from "#analysis/extract/title-words.ts";
import type { Line } from "#analysis/read/page.ts";

const LABELLED = /^(?:job title|position|role|vacancy|title|post)(?: title)? ?[:–-] ?(?<title>\S.{1,78})$/iu;
const SOUGHT =
  /\b(?:looking for|seeking|recruiting|hiring|require) (?:an?|our next) (?<title>[\p{L}/ -]{3,60}?)(?: to | who | with | for | in | at |[,.]|$)/iu;
const TOP_LINES = 8;

export function findVacancyTitle(lines: Line[]): string {
  const top = lines.slice(0, TOP_LINES);
  const labelled = firstGroup(lines, LABELLED);
  const largest = top.filter((line) => looksLikeTitle(line.text)).toSorted((left, right) => right.size - left.size)[0];
  const title = labelled ?? largest?.text ?? firstGroup(lines, SOUGHT) ?? top[0]?.text ?? "";
  return tidy(title);
}

function firstGroup(lines: Line[], pattern: RegExp): string | undefined {
  for (const line of lines) {
    const title = pattern.exec(line.text)?.groups?.title;
    if (title !== undefined) return title;
  }
  return undefined;
}

function tidy(title: string): string {
  const plain = title
    .replace(/^(?:job description|vacancy|job title|role|position) ?[:–-] ?/iu, "")
    .replaceAll(/\( ?[mfdwx] ?(?:\/ ?[mfdwx] ?){1,3}\)/giu, "");
  return (plain.split(/ [|–—-] |, /u)[0] ?? plain).slice(0, 80).trim();
}
