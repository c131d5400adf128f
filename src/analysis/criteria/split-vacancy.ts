import { isBoilerplate, isTalk } from "./boilerplate.ts";
import { splitSentences } from "./split-sentences.ts";
import { BULLET, findPart, type VacancyPart } from "./vacancy-headings.ts";

/** `isCore` is a duty that stands in for the requirements an advertisement does not name. */
export interface VacancyItem {
  text: string;
  part: VacancyPart;
  isCore?: boolean;
}

const ASKING =
  /^(?:(?:hands-on|proven|strong|advanced|solid|good|previous|prior|excellent|in-depth) )?(?:experience|knowledge|proficien|ability to|familiarity|degree|bachelor|understanding of|you (?:must|need|should) (?:have|be|hold)|must (?:have|be|hold))|\b(?:is|are) (?:essential|required|a must|mandatory)\b/iu;
const SHORTEST_DUTY_WORDS = 3;
const LONGEST_VALUE_WORDS = 8;
/** A page of shorter lines is a list; on a wider one a full line runs on in the next. */
const WRAPPED_CHARACTERS = 70;
const RUNS_ON = /(?:\be\.g\.|\bi\.e\.|\betc\.,|\b(?:and|or|of|with|in|the|to|for|a|an),?)$/iu;
/** Where a company's name was blotted out its sentence begins with the verb, and continues nothing. */
const NAMELESS = /^(?:is|are|was|has|offers|provides|builds|helps) (?:an?|the|one|you|teams|been|modern)\b/u;

/** Everything that is told, one sentence each, with the part of the advertisement it stands in. */
export function splitVacancy(lines: string[]): VacancyItem[] {
  return groupLines(lines)
    .flatMap(({ text, part }) => splitSentences(text).map((sentence) => ({ text: sentence, part })))
    .map((item) => moveAsked(item));
}

function groupLines(lines: string[]): VacancyItem[] {
  const longest = lines.reduce((most, line) => Math.max(most, line.length), 0);
  const items: VacancyItem[] = [];
  let part: VacancyPart = "intro";
  let before: VacancyPart = "intro";
  let previous: string | undefined;
  for (const text of lines) {
    const heading = findPart(text);
    if (heading !== undefined) {
      if (part !== "metadata") before = part;
      part = heading;
    } else {
      if (part === "metadata" && !isValue(text)) part = before;
      if (previous !== undefined && isContinued(previous, text, longest)) extendLast(items, text);
      else items.push({ text: text.replace(BULLET, "").trim(), part });
      if (part === "metadata") part = before;
    }
    previous = heading === undefined ? text : undefined;
  }
  return items;
}

function isValue(text: string): boolean {
  return text.split(" ").length <= LONGEST_VALUE_WORDS && !BULLET.test(text) && !text.endsWith(".");
}

export function isTelling({ text, part }: VacancyItem): boolean {
  if (part === "boilerplate" || part === "metadata" || isBoilerplate(text) || text.endsWith(":")) return false;
  if (part === "must" || part === "nice") return !isTalk(text);
  return part === "tools" || text.split(" ").length >= SHORTEST_DUTY_WORDS;
}

/** "Experience with …" asks for something even among the duties. */
function moveAsked(item: VacancyItem): VacancyItem {
  return (item.part === "duty" || item.part === "intro") && ASKING.test(item.text) ? { ...item, part: "must" } : item;
}

function isContinued(previous: string, text: string, longest: number): boolean {
  if (BULLET.test(text) || NAMELESS.test(text)) return false;
  if (hasOpenBracket(previous) || RUNS_ON.test(previous)) return true;
  if (/[.;:!?]$/u.test(previous)) return false;
  const isLowerCaseText = /^\p{Ll}/u.test(previous.replace(BULLET, ""));
  return (/^\p{Ll}/u.test(text) && !isLowerCaseText) || (longest >= WRAPPED_CHARACTERS && isFull(previous, longest));
}

/** The longest line of a pasted paragraph says nothing about where lines wrap. */
function isFull(previous: string, longest: number): boolean {
  return longest <= 2 * WRAPPED_CHARACTERS && previous.length > longest * 0.8;
}

function hasOpenBracket(text: string): boolean {
  return text.lastIndexOf("(") > text.lastIndexOf(")");
}

function extendLast(items: VacancyItem[], text: string): void {
  const last = items.at(-1);
  if (last !== undefined) last.text += ` ${text}`;
}
