import type { Line } from "#analysis/read/page.ts";
import { findHeadingKind, type SectionKind } from "./section-headings.ts";

export interface SectionLine extends Line {
  section: SectionKind;
  isHeading: boolean;
}

/** A section starts at a line that consists of a known heading. Fails on headings set in the margin and on languages other than English. */
export function groupIntoSections(lines: Line[]): SectionLine[] {
  let section: SectionKind = "header";
  return lines.map((line) => {
    const heading = findHeadingKind(line.text);
    section = heading ?? section;
    return { ...line, section, isHeading: heading !== undefined };
  });
}
