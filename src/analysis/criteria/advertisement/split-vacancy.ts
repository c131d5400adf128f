import { correctParts } from "#analysis/criteria/asks/correct-parts.ts";
import { findByPlace } from "./heading-by-place.ts";
import { type Label, readLabel } from "./read-label.ts";
import { BULLET, familyOf, findPart, type VacancyPart } from "./vacancy-headings.ts";
import { isContinued } from "./wrapped-lines.ts";

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
    isAsked ||= previous !== undefined && (place.part === "must" || (place.part === "intro" && BULLET.test(previous)));
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

function isValue(text: string): boolean {
  return text.split(" ").length <= LONGEST_VALUE_WORDS && !BULLET.test(text) && !text.endsWith(".");
}

function extendLast(blocks: Block[], text: string): void {
  const last = blocks.at(-1);
  if (last !== undefined) last.text += ` ${text}`;
}
