import type { SectionLine } from "#analysis/extract/group-into-sections.ts";
import { findDateRange } from "#analysis/extract/read-date-range.ts";
import { findHeadingKind } from "#analysis/extract/section-headings.ts";
import { mentionsStudy } from "./find-graduation-years.ts";
import { mentionsTrait } from "./find-traits.ts";
import { isNameToo } from "./judge-name.ts";
import { listRanges, MASK, type Mask, type PlacedLine, type Range } from "./mask.ts";
import { isProfessional } from "#analysis/lexicon/professional-words.ts";

const MOST_LINES = 8;
const SENTENCE_WORDS = 7;
const LIST_WORDS = 5;
const BULLET = /^[•·*▪◦‣●-]/u;
/** A line of its own about a family or a picture, which some add and others do not, moves no border either. */
const ASIDE =
  /^\P{L}*(?:(?:marital|civil|family) status\b|(?:(?:un)?married|divorced|widow(?:ed|er)?)\b|photo(?:graph)?\P{L}*$)/iu;
const PERSONAL_HEADING = /^\P{L}*(?:contact|personal(?! (?:statement|profile|summary|project|skill)))/iu;

/**
 * The lines that present the person: those above the first section and those under a heading such as "Contact". Which they
 * are depends on headings and dates alone, so that no name can move the border.
 */
export function findOpening(lines: SectionLine[]): Set<number> {
  const opening = new Set<number>();
  let left = MOST_LINES;
  for (const [index, { text }] of lines.entries()) {
    const isKnownHeading = findHeadingKind(text) !== undefined;
    if (isKnownHeading) left = PERSONAL_HEADING.test(text) ? MOST_LINES : 0;
    const isAside = left > 0 && !isKnownHeading && (mentionsTrait(text) || ASIDE.test(text));
    if (left > 0 && !isKnownHeading && !isAside && isContent(text)) left = 0;
    if (left <= 0 || isKnownHeading) continue;
    if (!isAside) left -= 1;
    opening.add(index);
  }
  return opening;
}

/** Where nobody set a heading, the first bullet, sentence, list of skills, study or date says that the presenting is over. */
function isContent(text: string): boolean {
  if (BULLET.test(text) || findDateRange(text) !== undefined) return true;
  if (/(?:19|20)\d\d/u.test(text) && mentionsStudy(text) && !STREET.test(text)) return true;
  const words = text.split(" ");
  if (words.filter((word) => /^\p{Ll}/u.test(word)).length >= SENTENCE_WORDS) return true;
  return (
    words.length >= LIST_WORDS && words.filter((word) => isProfessional(word) && !isNameToo(word)).length >= LIST_WORDS
  );
}

const PIECE = new RegExp(`[^|•·,;:–—()\\/${MASK}]+`, "gu");
const STREET =
  /\b(?:street|road|avenue|lane|drive|close|court|crescent|boulevard|terrace|gardens|apartments?|apt|flat|p\.? ?o\.? box)\b/iu;
const MOST_WORDS = 6;

/**
 * What is left in the opening and speaks of no work: towns, countries, names that nothing else recognised. In a line of contacts
 * everything of that kind goes, however it is written: "buk-ro" is a street and "aashgrove" somebody's handle.
 */
function findStrayPieces(line: PlacedLine): Range[] {
  if (!line.isOpening) return [];
  const pieces = listRanges(line.text, PIECE).flatMap((piece) => splitAtDash(line.text, piece));
  const stray = pieces.filter((piece) => isStray(textOf(line, piece)));
  const isContacts = stray.length > 1 || line.hasContact;
  return isContacts ? pieces.filter((piece) => isStray(textOf(line, piece)) || isIdle(textOf(line, piece))) : stray;
}

const textOf = ({ text }: PlacedLine, { start, end }: Range): string => text.slice(start, end).trim();

function splitAtDash(text: string, { start, end }: Range): Range[] {
  const at = text.slice(start, end).indexOf(" - ");
  return at === -1
    ? [{ start, end }]
    : [{ start, end: start + at }, ...splitAtDash(text, { start: start + at + 3, end })];
}

function isStray(piece: string): boolean {
  if (STREET.test(piece)) return piece.split(" ").length <= MOST_WORDS;
  return isIdle(piece) && piece.split(" ").every((word) => isNamed(word));
}

function isIdle(piece: string): boolean {
  const words = piece.split(" ");
  return words.length <= MOST_WORDS && !words.some((word) => isProfessional(word));
}

/** Capitals, digits, scripts without capitals, and the small words inside names of people and places. */
function isNamed(word: string): boolean {
  return (
    !/^\P{L}*\p{Ll}/u.test(word) ||
    /^(?:de|da|di|del|van|von|der|den|bin|al|el|la|le|dos|y|of|upon|and|the)$/u.test(word)
  );
}

export const STRAY_MASK: Mask = { kind: "address", hints: null, find: findStrayPieces };
