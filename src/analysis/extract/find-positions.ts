import type { SectionLine } from "./group-into-sections.ts";
import { type DateRange, findDateRange } from "./read-date-range.ts";
import { looksLikeTitle } from "./title-words.ts";

/** A dated piece of work. Lines `first` to `last` of the CV belong to it; line `dated` holds its dates. */
export interface Position {
  title: string | null;
  company: string | null;
  location: string | null;
  range: DateRange;
  first: number;
  dated: number;
  last: number;
}

const LONGEST_HEAD_LINE = 90;

/**
 * Every dated line of a work section opens a position; the short lines around it hold title and employer. Where no work
 * section was recognised, the whole CV apart from education is searched. Fails on CVs that give no dates.
 */
export function findPositions(lines: SectionLine[]): Position[] {
  const isWork = workTest(lines);
  const anchors = lines.flatMap((line, index) => {
    const range = isWork(line) ? findDateRange(line.text) : undefined;
    return range === undefined ? [] : [{ index, range }];
  });
  const heads = anchors.map(({ index, range }) => readHead(lines, index, range, isWork));
  return heads.map((head, order) =>
    Object.assign(head, { last: lastLine(lines, head.first, heads[order + 1]?.first, isWork) }),
  );
}

function workTest(lines: SectionLine[]): (line: SectionLine) => boolean {
  const hasWork = lines.some((line) => line.section === "experience");
  return (line) => !line.isHeading && (hasWork ? line.section === "experience" : line.section !== "education");
}

type Head = Omit<Position, "last">;

function readHead(lines: SectionLine[], index: number, range: DateRange, isWork: (line: SectionLine) => boolean): Head {
  const dated = lines[index]?.text ?? "";
  const own = splitPieces(`${dated.slice(0, range.from)} | ${dated.slice(range.to)}`);
  const before = headPieces(lines[index - 1], isWork);
  const after = headPieces(lines[index + 1], isWork);
  const isBelow = hasTitle(own) || (hasTitle(after) && !hasTitle(before));
  const groups = isBelow ? [own, after, before] : [own, before, after];
  const title = groups.flat().find((piece) => looksLikeTitle(piece)) ?? null;
  const others = groups.filter((group) => group === own || !hasOtherTitle(group, title)).flat();
  const [company = null, location = null] = others.filter((piece) => piece !== title && isNamed(piece));
  const usesBefore = before.some((piece) => piece === title || piece === company);
  return { title, company, location, range, first: usesBefore ? index - 1 : index, dated: index };
}

function headPieces(line: SectionLine | undefined, isWork: (line: SectionLine) => boolean): string[] {
  if (line === undefined || !isWork(line) || line.text.length > LONGEST_HEAD_LINE) return [];
  if (/^[•·*▪◦‣-]|[.;:]$/u.test(line.text) || findDateRange(line.text) !== undefined) return [];
  const isShort = line.text.split(" ").length <= 10;
  return isShort && /^[\p{Lu}\p{N}]/u.test(line.text) ? splitPieces(line.text) : [];
}

function splitPieces(text: string): string[] {
  const pieces = text.split(/ ?[|•·–—] ?| - |, | , | at | @ |\(|\)/u);
  return pieces
    .map((piece) => piece.replaceAll(/^[\s,:;.-]{1,5}|[\s,:;-]{1,5}$/gu, ""))
    .filter((piece) => piece !== "");
}

function hasTitle(pieces: string[]): boolean {
  return pieces.some((piece) => looksLikeTitle(piece));
}

function hasOtherTitle(group: string[], title: string | null): boolean {
  return group.some((piece) => piece !== title && looksLikeTitle(piece)) && !group.some((piece) => piece === title);
}

function isNamed(piece: string): boolean {
  return /^[\p{Lu}\p{N}]/u.test(piece) && /\p{L}{2}/u.test(piece) && piece.split(" ").length <= 7;
}

function lastLine(
  lines: SectionLine[],
  first: number,
  next: number | undefined,
  isWork: (line: SectionLine) => boolean,
): number {
  let last = first;
  const stop = next ?? lines.length;
  for (let index = first + 1; index < stop; index += 1) {
    const line = lines[index];
    if (line === undefined || !isWork(line)) break;
    last = index;
  }
  return last;
}
