import type { SectionLine } from "#analysis/extract/group-into-sections.ts";

/** `instead` is shown in place of the range and filled up with masks: a form that both genders share. */
export interface Range {
  start: number;
  end: number;
  instead?: string;
}

/**
 * A line and where it stands in the CV: `isOpening` above the first section and under "Contact", `isHead` beside the dates of
 * work. `hasContact` where an e-mail address, a number or a link was hidden.
 */
export interface PlacedLine extends SectionLine {
  isOpening: boolean;
  isHead: boolean;
  hasContact: boolean;
}

/**
 * One kind of detail that must not weigh, and where a line shows it. Only lines with one of the `hints` in it, in lower case, are
 * looked at; without hints all are. Most lines hint at nothing, which is what makes blinding cheap.
 */
export interface Mask {
  kind: string;
  hints: readonly string[] | null;
  find: (line: PlacedLine) => Range[];
}

export const MASK = "█";

const FILLER = new RegExp(`(?<=\\p{L})${MASK}+`, "gu");
const MASKED = new RegExp(`${MASK}(?:[\\s\\p{P}]{0,3}${MASK}+)*`, "gu");

/** How long a mask is tells how long a name is: code that reads sentences as a whole must read them through this. */
export function dropMasks(text: string): string {
  const words = text.replaceAll(FILLER, "").replaceAll(MASKED, " ");
  return words.replaceAll(/\s{2,}/gu, " ").trim();
}

/** `hints` are words apart by spaces; an empty string stands for no hints. */
export function maskOf(
  kind: string,
  hints: string,
  pattern: RegExp,
  where: (line: PlacedLine) => boolean = () => true,
): Mask {
  const find = (line: PlacedLine) => (where(line) ? listRanges(line.text, pattern) : []);
  return { kind, hints: readHints(hints), find };
}

export function readHints(hints: string): string[] | null {
  return hints === "" ? null : hints.split(/\s+/u);
}

/** `matchAll` copies its pattern on every call, which took a third of the time here. */
export function listMatches(text: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) found.push(match);
  return found;
}

export function listRanges(text: string, pattern: RegExp): Range[] {
  return listMatches(text, pattern).map((match) => ({ start: match.index, end: match.index + match[0].length }));
}
