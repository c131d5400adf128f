import type { Line } from "#analysis/read/page.ts";
import { findHeadingKind, findTrailingHeading, guessHeadingKind, type SectionKind } from "./section-headings.ts";

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
  const looks = lines.map((line) => ({ style: styleOf(line), known: findHeadingKind(line.text) }));
  const titleStyles = findTitleStyles(lines, looks);
  let section: SectionKind = "header";
  return lines.map((line, index) => {
    const { style = "", known } = looks[index] ?? {};
    const kind = known ?? (titleStyles.has(style) && isShort(line) ? guessHeadingKind(line.text) : undefined);
    section = kind ?? section;
    const grouped = { ...line, section, isHeading: kind !== undefined };
    // Text without line breaks of its own runs into the next heading: "… 34 monthsCompany Details".
    section = findTrailingHeading(line.text) ?? section;
    return grouped;
  });
}

interface Look {
  style: string;
  known: SectionKind | undefined;
}

function findTitleStyles(lines: Line[], looks: Look[]): Set<string> {
  const known = countStyles(looks.filter((look, index) => (lines[index]?.size ?? 0) > 0 && look.known !== undefined));
  const all = countStyles(looks);
  const isTitleStyle = ([style, count]: [string, number]) =>
    count >= MIN_KNOWN_TITLES && (all.get(style) ?? 0) <= lines.length * MAX_TITLE_SHARE;
  return new Set([...known].filter(isTitleStyle).map(([style]) => style));
}

function countStyles(looks: Look[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { style } of looks) counts.set(style, (counts.get(style) ?? 0) + 1);
  return counts;
}

function styleOf({ size, bold, text }: Line): string {
  const isCapitals = /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);
  return `${Math.round(size)} ${bold ? "bold" : "plain"} ${isCapitals ? "capitals" : "mixed"}`;
}

function isShort({ text }: Line): boolean {
  return text.length <= LONGEST_TITLE && /^\p{L}/u.test(text) && !/[.,;:]$|\d{4}/u.test(text);
}
