import type { Line } from "#analysis/read/page.ts";
import { findHeadingKind, guessHeadingKind, type SectionKind } from "./section-headings.ts";

export interface SectionLine extends Line {
  section: SectionKind;
  isHeading: boolean;
}

/** Fewer lines than this in one style may be set like that by chance. */
const MIN_KNOWN_TITLES = 2;
/** A style that more of the lines have is that of the text. */
const MAX_TITLE_SHARE = 0.2;
const LONGEST_TITLE = 45;

/**
 * A section starts at a line that consists of a known heading, or that is set like the known headings of the same CV and unlike
 * its text: "Writing" in the style of "Education" is a title too. Fails on headings set in the margin of their first line.
 */
export function groupIntoSections(lines: Line[]): SectionLine[] {
  const titleStyles = findTitleStyles(lines);
  let section: SectionKind = "header";
  return lines.map((line) => {
    const known = findHeadingKind(line.text);
    const kind = known ?? (titleStyles.has(styleOf(line)) && isShort(line) ? guessHeadingKind(line.text) : undefined);
    section = kind ?? section;
    return { ...line, section, isHeading: kind !== undefined };
  });
}

function findTitleStyles(lines: Line[]): Set<string> {
  const known = countStyles(lines.filter((line) => line.size > 0 && findHeadingKind(line.text) !== undefined));
  const all = countStyles(lines);
  const isTitleStyle = ([style, count]: [string, number]) =>
    count >= MIN_KNOWN_TITLES && (all.get(style) ?? 0) <= lines.length * MAX_TITLE_SHARE;
  return new Set([...known].filter(isTitleStyle).map(([style]) => style));
}

function countStyles(lines: Line[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(styleOf(line), (counts.get(styleOf(line)) ?? 0) + 1);
  return counts;
}

function styleOf({ size, bold, text }: Line): string {
  const isCapitals = text === text.toUpperCase();
  return `${Math.round(size)} ${bold ? "bold" : "plain"} ${isCapitals ? "capitals" : "mixed"}`;
}

function isShort({ text }: Line): boolean {
  return text.length <= LONGEST_TITLE && /^\p{L}/u.test(text) && !/[.,;:]$|\d{4}/u.test(text);
}
