import { correctParts } from "#analysis/criteria/asks/correct-parts.ts";
import { type Place, readLine } from "./line-rules.ts";
import { BULLET, type VacancyPart } from "./vacancy-headings.ts";

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
  /** The words of that heading or label. */
  heading: string;
  /** The number of a numbered bullet: advertisements point back at them ("items 1 and 2"). */
  number: number | null;
}

export function splitIntoBlocks(lines: string[]): Block[] {
  return correctParts(groupLines(lines));
}

function groupLines(lines: readonly string[]): Block[] {
  const longest = lines.reduce((most, line) => Math.max(most, line.length), 0);
  const blocks: Block[] = [];
  let place: Place = { section: 0, part: "intro", before: "intro", heading: "", isOneLine: false };
  let previous: string | undefined;
  let isAsked = false;
  for (const [at, text] of lines.entries()) {
    isAsked ||= previous !== undefined && asksSo(place, previous);
    const last = blocks.at(-1);
    const isBehindBullet = last !== undefined && last.isBullet && last.section === place.section;
    const reading = readLine({ text, previous, next: lines[at + 1], longest, isAsked, isBehindBullet, place });
    if (reading.kind === "text") {
      blocks.push(makeBlock(reading.text, reading.place));
      place = leaveNoticeBoard(reading.place);
    } else if (reading.kind === "heading") ({ place } = reading);
    else if (last !== undefined) last.text += ` ${text}`;
    previous = reading.kind === "heading" ? undefined : text;
  }
  return blocks;
}

function asksSo({ part }: Place, line: string): boolean {
  return part === "must" || (part === "intro" && BULLET.test(line));
}

/** What a notice board adds stands in one line. */
function leaveNoticeBoard(place: Place): Place {
  return place.part === "metadata" ? { ...place, part: place.before } : place;
}

function makeBlock(text: string, { part, section, heading }: Place): Block {
  const number = /^\(?(?<number>\d{1,2})[.)] /u.exec(text)?.groups?.number;
  return {
    text: text.replace(BULLET, "").trim(),
    part,
    section,
    heading,
    isBullet: BULLET.test(text),
    number: number === undefined ? null : Number(number),
  };
}
