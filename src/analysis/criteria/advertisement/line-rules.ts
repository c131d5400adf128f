import { findFirst } from "#analysis/find-first.ts";
import { findByPlace } from "./heading-by-place.ts";
import { type Label, readLabel } from "./read-label.ts";
import { BULLET, familyOf, findPart, type VacancyPart } from "./vacancy-headings.ts";
import { isContinued } from "./wrapped-lines.ts";

/** Where reading stands: the part, and the one to come back to after a line of a notice board or a labelled paragraph. */
export interface Place {
  section: number;
  part: VacancyPart;
  before: VacancyPart;
  heading: string;
  isOneLine: boolean;
}

/** A line with what is known when reading comes to it. */
export interface Line {
  text: string;
  /** The line above it, unless that is a heading. */
  previous: string | undefined;
  next: string | undefined;
  /** The length of the longest line of the advertisement. */
  longest: number;
  /** Something has been asked for above it. */
  isAsked: boolean;
  /** The block above it is a bullet under the same heading. */
  isBehindBullet: boolean;
  place: Place;
}

/** A heading opens a section, a text becomes a block, and a continuation belongs to the block above it. */
export type LineReading =
  | { kind: "heading"; place: Place }
  | { kind: "continuation" }
  | { kind: "text"; place: Place; text: string };

interface LineRule {
  name: string;
  /** Undefined where the rule does not fit. */
  read: (line: Line) => LineReading | undefined;
}

/** The first rule that fits decides. */
export const LINE_RULES: readonly LineRule[] = [
  {
    name: "a heading by its words",
    read: (line) => openSection(line, findPart(line.text, line.isAsked)),
  },
  {
    name: "goes on with the line above",
    read: ({ previous, text, longest }) =>
      previous !== undefined && isContinued(previous, text, longest) ? { kind: "continuation" } : undefined,
  },
  {
    name: "a heading by its place",
    read: (line) => openSection(line, findByPlace(line.previous, line.text, line.next, line.isAsked)),
  },
  {
    name: "a label and what stands behind it",
    read: ({ text, place }) => {
      const { rest, label } = readLabel(text);
      return label && { kind: "text", text: rest, place: enterLabelled(place, label, rest) };
    },
  },
  {
    // A labelled paragraph speaks for itself alone.
    name: "behind a labelled paragraph",
    read: ({ text, place }) =>
      place.isOneLine && !BULLET.test(text)
        ? { kind: "text", text, place: { ...leaveTo(place.before, place), isOneLine: false } }
        : undefined,
  },
  {
    name: "more than the value that a notice board adds",
    read: ({ text, place }) =>
      place.part === "metadata" && !isValue(text)
        ? { kind: "text", text, place: { ...place, part: familyOf(place.heading) ?? place.before } }
        : undefined,
  },
  {
    // It speaks of something else than the bullets.
    name: "a paragraph behind bullets",
    read: ({ text, place, isBehindBullet }) =>
      isBehindBullet && place.part !== "intro" && !BULLET.test(text) && /[.!?]$/u.test(text)
        ? { kind: "text", text, place: leaveTo("intro", place) }
        : undefined,
  },
];

export function readLine(line: Line): LineReading {
  return findFirst(LINE_RULES, ({ read }) => read(line)) ?? { kind: "text", text: line.text, place: line.place };
}

function openSection({ text, place }: Line, heading: VacancyPart | undefined): LineReading | undefined {
  if (heading === undefined) return undefined;
  const before = place.part === "metadata" ? place.before : place.part;
  return {
    kind: "heading",
    place: { section: place.section + 1, part: heading, before, heading: text, isOneLine: false },
  };
}

/** What stands behind a label and is shorter may be the first line of a list. */
const SHORTEST_PARAGRAPH = 60;

/** "Role: Nurse" is a line of a notice board; "Role: you run the ward, and …" tells the duties. */
function enterLabelled(place: Place, { part, heading }: Label, rest: string): Place {
  const before = place.isOneLine || place.part === "metadata" ? place.before : place.part;
  const meant = part === "metadata" && !isValue(rest) ? (familyOf(heading) ?? "boilerplate") : part;
  const isOneLine = rest.length >= SHORTEST_PARAGRAPH || part === "metadata" || part === "boilerplate";
  return { section: place.section + 1, part: meant, before, heading, isOneLine };
}

function leaveTo(part: VacancyPart, place: Place): Place {
  return { ...place, section: place.section + 1, part };
}

const LONGEST_VALUE_WORDS = 8;

function isValue(text: string): boolean {
  return text.split(" ").length <= LONGEST_VALUE_WORDS && !BULLET.test(text) && !text.endsWith(".");
}
