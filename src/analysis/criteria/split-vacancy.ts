import { correctParts } from "./correct-parts.ts";
import { splitSentences } from "./split-sentences.ts";
import { BULLET, familyOf, findPart, type VacancyPart } from "./vacancy-headings.ts";

/** One sentence, with the part of the advertisement it stands in. */
export interface VacancyItem {
  text: string;
  part: VacancyPart;
}

/** A bullet, a paragraph or a line, with what its label or the heading above says of it. */
export interface Block {
  text: string;
  part: VacancyPart;
  isBullet: boolean;
  /** Which heading or label it stands under. */
  section: number;
  /** The number of a numbered bullet: advertisements point back at them ("items 1 and 2"). */
  number: number | null;
}

const LONGEST_VALUE_WORDS = 8;
/** A page of shorter lines is a list; on a wider one a full line runs on in the next. */
const WRAPPED_CHARACTERS = 70;
const RUNS_ON = /(?:\be\.g\.|\bi\.e\.|\betc\.,|\b(?:and|or|of|with|in|the|to|for|a|an),?)$/iu;
/** Where a company's name was blotted out its sentence begins with the verb, and continues nothing. */
const NAMELESS = /^(?:is|are|was|has|offers|provides|builds|helps) (?:an?|the|one|you|teams|been|modern)\b/u;
const LABEL = /^(?<label>[\p{L}][\p{L}'’/&() -]{2,48}?) ?: ?(?<rest>\S.*)$/u;
/** What stands behind a label and is shorter may be the first line of a list. */
const SHORTEST_PARAGRAPH = 60;

/** Where reading stands: the part, and the one to come back to after a line of a notice board or a labelled paragraph. */
interface Place {
  section: number;
  part: VacancyPart;
  before: VacancyPart;
  heading: string;
  isOneLine: boolean;
}

export function splitIntoBlocks(lines: string[]): Block[] {
  return correctParts(groupLines(lines));
}

function groupLines(lines: string[]): Block[] {
  const longest = lines.reduce((most, line) => Math.max(most, line.length), 0);
  const blocks: Block[] = [];
  let place: Place = { section: 0, part: "intro", before: "intro", heading: "", isOneLine: false };
  let previous: string | undefined;
  let isAsked = false;
  for (const [at, line] of lines.entries()) {
    isAsked ||= place.part === "must" && previous !== undefined;
    const known = findPart(line, isAsked);
    const isContinuing = known === undefined && previous !== undefined && isContinued(previous, line, longest);
    const heading = isContinuing ? undefined : (known ?? findByPlace(previous, line, lines[at + 1], isAsked));
    if (heading !== undefined) {
      place = enter(place, heading, line);
      previous = undefined;
      continue;
    }
    if (isContinuing) extendLast(blocks, line);
    else {
      const { rest, label } = readLabel(line);
      place = label === undefined ? settle(place, line) : enterLabelled(place, label, rest);
      place = leaveList(place, blocks.at(-1), rest);
      blocks.push(makeBlock(rest, place));
    }
    if (!isContinuing && place.part === "metadata") place = { ...place, part: place.before };
    previous = line;
  }
  return blocks;
}

/** Bullets under a heading, then a paragraph: the paragraph speaks of something else. */
function leaveList(place: Place, last: Block | undefined, text: string): Place {
  const isAfterList = last !== undefined && last.isBullet && last.section === place.section && !BULLET.test(text);
  if (!isAfterList || !/[.!?]$/u.test(text) || place.part === "intro") return place;
  return { ...place, section: place.section + 1, part: "intro" };
}

function makeBlock(text: string, { part, section }: Place): Block {
  const number = /^\(?(?<number>\d{1,2})[.)] /u.exec(text)?.groups?.number;
  return {
    text: text.replace(BULLET, "").trim(),
    part,
    section,
    isBullet: BULLET.test(text),
    number: number === undefined ? null : Number(number),
  };
}

function enter({ section, part, before }: Place, heading: VacancyPart, text: string): Place {
  return {
    section: section + 1,
    part: heading,
    before: part === "metadata" ? before : part,
    heading: text,
    isOneLine: false,
  };
}

/** "Role: Nurse" is a line of a notice board; "Role: you run the ward, and …" tells the duties. */
function enterLabelled(place: Place, { part, heading }: Label, rest: string): Place {
  const before = place.isOneLine || place.part === "metadata" ? place.before : place.part;
  const meant = part === "metadata" && !isValue(rest) ? (familyOf(heading) ?? "boilerplate") : part;
  const isOneLine = rest.length >= SHORTEST_PARAGRAPH || part === "metadata" || part === "boilerplate";
  return { section: place.section + 1, part: meant, before, heading, isOneLine };
}

/** A labelled paragraph speaks for itself alone, and what a notice board adds for one line. */
function settle(place: Place, line: string): Place {
  const isOver = place.isOneLine && !BULLET.test(line);
  if (isOver) return { ...place, section: place.section + 1, part: place.before, isOneLine: false };
  if (place.part !== "metadata" || isValue(line)) return place;
  return { ...place, part: familyOf(place.heading) ?? place.before };
}

interface Label {
  part: VacancyPart;
  heading: string;
}

/** "Essential: a degree" is a heading and what stands under it. */
export function readLabel(text: string): { rest: string; label?: Label } {
  const { label: heading = "", rest = "" } = LABEL.exec(text)?.groups ?? {};
  const part = heading === "" ? undefined : findPart(`${heading}:`);
  return part === undefined ? { rest: text } : { rest, label: { part, heading } };
}

const MOST_BARE_WORDS = 5;
const MOST_LEADING_WORDS = 12;

/** Headings of unknown words, told by where they stand. */
function findByPlace(
  previous: string | undefined,
  line: string,
  next: string | undefined,
  isAsked: boolean,
): VacancyPart | undefined {
  if (previous === undefined || next === undefined || BULLET.test(line)) return undefined;
  if (BULLET.test(next)) return leadsList(previous, line) ? (familyOf(line, isAsked) ?? "intro") : undefined;
  return closesList(previous, line, next) ? "intro" : undefined;
}

/** A short line right above bullets announces them. */
function leadsList(previous: string, line: string): boolean {
  const isShort = line.split(" ").length <= MOST_LEADING_WORDS && !/[,;]$/u.test(line);
  return isShort && (BULLET.test(previous) || /[.!?:]$/u.test(previous)) && readLabel(line).label === undefined;
}

/** A short line between a finished sentence and a paragraph closes what stood above, whatever it announces. */
function closesList(previous: string, line: string, next: string): boolean {
  const isShort = line.split(" ").length <= MOST_BARE_WORDS && /^\p{Lu}/u.test(line) && !/[.,;!)\d]$/u.test(line);
  return isShort && /[.!?]$/u.test(previous) && next.length > WRAPPED_CHARACTERS;
}

export function splitVacancy(lines: string[]): VacancyItem[] {
  return splitIntoBlocks(lines).flatMap(({ text, part }) =>
    splitSentences(text).map((sentence) => ({ text: sentence, part })),
  );
}

function isValue(text: string): boolean {
  return text.split(" ").length <= LONGEST_VALUE_WORDS && !BULLET.test(text) && !text.endsWith(".");
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

function extendLast(blocks: Block[], text: string): void {
  const last = blocks.at(-1);
  if (last !== undefined) last.text += ` ${text}`;
}
