import { isConferred } from "#analysis/lexicon/degree-words.ts";
import type { SectionLine } from "./group-into-sections.ts";
import { isBullet, isHeadLine, isHeadText } from "./head-lines.ts";
import type { MarkCuts } from "./mark-cuts.ts";
import { type DateRange, findDateRange, findSingleDate } from "./read-date-range.ts";
import { readPostSentence } from "./read-post-sentence.ts";
import { splitPieces } from "#analysis/extract/head/split-pieces.ts";
import { looksLikeTitle } from "#analysis/lexicon/title-words.ts";

/** A line, or up to three, that date a piece of work; `rest` is what else stands there. */
export interface Anchor {
  index: number;
  lastDateLine: number;
  range: DateRange;
  rest: string;
}

const LONGEST_LINE = 170;
const LONGEST_REST = 130;
const MOST_REST_WORDS = 16;
const LONGEST_DATE_LINE = 24;
const UNEMPLOYED =
  /\b(?:career break|sabbatical|parental leave|maternity leave|paternity leave|gap year|unemployed)\b/iu;
const LENGTH_OF_TIME = /\(?(?:\d{1,2}\+? (?:years?|yrs?|months?|mos?)[\s,]{0,2}){1,2}\)?/iu;
/** At the foot of a page. */
const RUNNING_TITLE = /(?<!\p{L})(?:curriculum vitae|résumé|resume)(?!\p{L})/iu;

/** Dated lines that say little else. Dates inside sentences are about something other than the post. */
export function findAnchors(
  lines: SectionLine[],
  isWork: (line: SectionLine) => boolean,
  markCuts: MarkCuts,
): Anchor[] {
  const anchors: Anchor[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    if (line === undefined || !isWork(line)) continue;
    const anchor = readAnchor(lines, line, index, markCuts);
    if (
      anchor === undefined ||
      isProject(line, lines.slice(Math.max(0, index - SHEET_LINES), index).toReversed()) ||
      UNEMPLOYED.test(line.text) ||
      isConferred(line.text) ||
      RUNNING_TITLE.test(line.text)
    )
      continue;
    anchors.push(anchor);
    index = anchor.lastDateLine;
  }
  return anchors;
}

const PROJECT = /^\P{L}*(?:description\s?[-:]\s?)?(?:projects?|clients?|modules?|assignments?)\b(?<rest>.*)$/iu;

/** "Project 1: Inlight (Feb 2018 till date)" is a part of a post, and its name no employer's. "Project Manager" is a post. */
function isProject({ text }: SectionLine, above: SectionLine[]): boolean {
  if (PROJECT.test(text)) return !looksLikeTitle(text.slice(0, 40));
  const isDateAlone = /^[\s(]*(?:duration\s?[-:]\s?)?\P{L}{0,3}\p{L}{0,9}\W{0,3}\d/iu.test(text) && text.length <= 40;
  return isDateAlone && isSheet(above);
}

/** The lines above, the nearest first, are a list of labels with a project among them and no employer. */
function isSheet([nearest, ...further]: SectionLine[]): boolean {
  if (nearest === undefined || EMPLOYER.test(nearest.text)) return false;
  if (PROJECT.test(nearest.text))
    return !looksLikeTitle(nearest.text) && !further.some(({ text }) => EMPLOYER.test(text));
  return LABELLED.test(nearest.text) && isSheet(further);
}

const LABELLED = /^\p{L}[\p{L} ]{2,24}\s?[:-]\s?\S/u;
const EMPLOYER = /^(?:company|employer|organi[sz]ation)\b/iu;
const SHEET_LINES = 4;

function readAnchor(lines: SectionLine[], line: SectionLine, index: number, markCuts: MarkCuts): Anchor | undefined {
  if (line.text.length > LONGEST_LINE) return undefined;
  const range = findDateRange(line.text);
  if (range !== undefined) {
    const marked = markCuts(line);
    const rest = `${marked.slice(0, range.from)}\t${marked.slice(range.to)}`;
    if (isPlainRest(rest, line)) return { index, lastDateLine: index, range, rest };
    const before = marked.slice(0, range.from);
    return isWholeHead(before) ? { index, lastDateLine: index, range, rest: before } : undefined;
  }
  return readBrokenDates(lines, line, index) ?? readSingle(line, index, markCuts, isHead(lines[index + 1]));
}

function isPlainRest(rest: string, line: SectionLine): boolean {
  const text = rest
    .replace(/^\W*(?:description\s?[-:]\s?)?(?:(?:duration|dates?|period|tenure|employed)\s?[-:]\s?)?/iu, "")
    .replace(LENGTH_OF_TIME, " ")
    .replaceAll(/[\s()[\],:|·–—-]{1,8}/gu, " ")
    .trim();
  if (!/\p{L}{2}/u.test(text)) return true;
  if (text.length > LONGEST_REST || text.split(" ").length > MOST_REST_WORDS) return false;
  if (readPostSentence(text) !== undefined) return true;
  return isBullet(line)
    ? isHeadText(text) && looksLikeTitle(text)
    : isHeadText(text) || looksLikeTitle(text.slice(0, 60));
}

/** "Hollow Oak Leeds, UK Florist 02/2015 to Current Bound the flowers that …": before its dates stands all that names a post. */
function isWholeHead(text: string): boolean {
  const kinds = new Set(splitPieces(text).map(({ kind }) => kind));
  return isHeadText(text.trim()) && kinds.has("title") && (kinds.has("employer") || kinds.has("place"));
}

function isHead(line: SectionLine | undefined): boolean {
  return (
    line !== undefined &&
    isHeadLine(line) &&
    splitPieces(line.text).some(({ kind }) => kind === "title" || kind === "employer")
  );
}

/** In narrow columns dates break over lines: "April 2015", "to", "Current". */
function readBrokenDates(lines: SectionLine[], line: SectionLine, index: number): Anchor | undefined {
  if (line.text.length > LONGEST_DATE_LINE || !/\d/u.test(line.text)) return undefined;
  for (const last of [index + 2, index + 1]) {
    const parts = lines.slice(index, last + 1).map((part) => part.text);
    if (parts.some((part) => part.length > LONGEST_DATE_LINE)) continue;
    const text = parts.join(" ");
    const range = findDateRange(text);
    const isAllDate = range !== undefined && range.from === 0 && range.to >= text.length - 1;
    if (isAllDate) return { index, lastDateLine: last, range: { ...range, to: line.text.length }, rest: "" };
  }
  return undefined;
}

function readSingle(
  line: SectionLine,
  index: number,
  markCuts: MarkCuts,
  isFollowedByHead: boolean,
): Anchor | undefined {
  const range = findSingleDate(line.text);
  if (range === undefined || isBullet(line)) return undefined;
  const marked = markCuts(line);
  const rest = `${marked.slice(0, range.from)}\t${marked.slice(range.to)}`;
  const hasText = /\p{L}{2}/u.test(rest);
  const isAnchor = hasText ? isHeadText(rest.trim()) : isFollowedByHead;
  return isAnchor ? { index, lastDateLine: index, range, rest } : undefined;
}
