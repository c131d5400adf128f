import { looksLikeTitle } from "#analysis/extract/title-words.ts";
import type { Line } from "#analysis/read/page.ts";
import { findKnownSkills } from "./find-known-skills.ts";
import { tidyPunctuation } from "./tidy-vacancy-lines.ts";
import { BULLET, findPart } from "./vacancy-headings.ts";

const LABELLED = /^(?:job title|position|role|vacancy|title|post)(?: title)? ?[:–-] ?(?<title>\S.{1,78})$/iu;
const SOUGHT =
  /\b(?:looking for|seeking|recruiting|hiring|require) (?:an?|our next) (?<title>[\p{L}/ -]{3,60}?)(?: to | who | with | for | in | at |[,.]|$)/iu;
const ANNOUNCED =
  /^(?:job description|job advert(?:isement)?|vacancy|job title|role|position|we are hiring|hiring) ?[:–-] ?/iu;
const BOARD = / (?:Date posted|Posted|Likes|Location|Salary|Apply now)\b.*$/u;
const GENDERS = /\( ?(?:[mfdwx](?: ?\/{1,2} ?[mfdwx]){1,3}|all genders) ?\)/giu;
const BRACKET_AT_END = / ?\([^()]{0,40}\)$/u;
const TAIL = / (?:with an?|with|for|based in|reporting to) .*$/iu;
const TOP_LINES = 8;
const LONGEST_TITLE = 80;
const LONGEST_LINE = 100;
const OCCUPATION = /^\p{Lu}.{2,60}(?:ers?|ors?|ists?|ians?)$/u;

export function findVacancyTitle(lines: Line[]): string {
  const top = lines.slice(0, TOP_LINES).filter((line) => findPart(line.text) === undefined);
  const labelled = firstGroup(top, LABELLED);
  const short = top.filter((line) => isShort(line.text)).toSorted((left, right) => right.size - left.size);
  const named =
    short.find((line) => looksLikeTitle(tidyTitle(line.text))) ??
    short.find((line) => OCCUPATION.test(tidyTitle(line.text)));
  return tidyTitle(labelled ?? named?.text ?? firstGroup(lines, SOUGHT) ?? top[0]?.text ?? "");
}

function isShort(text: string): boolean {
  const plain = tidyPunctuation(text).replace(BOARD, "");
  return plain.length <= LONGEST_LINE && !BULLET.test(plain) && !/[.!?:]$/u.test(plain);
}

function firstGroup(lines: Line[], pattern: RegExp): string | undefined {
  for (const line of lines) {
    const title = pattern.exec(line.text)?.groups?.title;
    if (title !== undefined) return title;
  }
  return undefined;
}

function tidyTitle(text: string): string {
  const plain = tidyPunctuation(text)
    .replace(ANNOUNCED, "")
    .replace(BOARD, "")
    .replaceAll(GENDERS, "")
    .replaceAll(/ {2,}/gu, " ")
    .replace(/[\s–—|-]+$/u, "");
  const bare = plain
    .replace(BRACKET_AT_END, "")
    .replace(BRACKET_AT_END, "")
    .replace(TAIL, "")
    .replace(/ (?:for|with|at|in|to|of|and)$/iu, "");
  return cutTail(bare === "" ? plain : bare)
    .slice(0, LONGEST_TITLE)
    .trim();
}

/** "Nurse - Reno, NV" loses its place; "Software Engineer - Java" keeps its craft. */
function cutTail(title: string): string {
  const [head = title, ...tails] = title.split(/ [|–—-] |, /u);
  const crafts = tails.filter((tail) => findKnownSkills(tail).length > 0);
  return looksLikeTitle(head) ? [head, ...crafts].join(" - ") : head;
}
