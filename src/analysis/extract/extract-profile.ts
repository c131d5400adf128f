import { listLines, type Page } from "#analysis/read/page.ts";
import type { Certification, Education } from "#shared/cv-analysis.ts";
import { findCertifications } from "./find-certifications.ts";
import { findEducation } from "./find-education.ts";
import { findPersonName } from "./find-person-name.ts";
import { findPositions, type Position } from "./find-positions.ts";
import { groupIntoSections, type SectionLine } from "./group-into-sections.ts";
import { judgeSeniority } from "./judge-seniority.ts";
import { type Span, spanOf, totalMonths } from "./measure-experience.ts";

export interface Profile {
  lines: SectionLine[];
  name: string | null;
  positions: (Position & { span: Span })[];
  current: Position | null;
  education: Education[];
  certifications: Certification[];
  seniority: string | null;
  totalMonths: number;
}

/** Only what stands in the CV; what was not found is null or absent. */
export function extractProfile(pages: Page[], asOf: string): Profile {
  const lines = groupIntoSections(listLines(pages));
  const positions = findPositions(lines).map((position) => withSpan(position, asOf));
  const [current = null] = positions.toSorted((left, right) => lastMonth(right) - lastMonth(left));
  const months = totalMonths(positions.map((position) => position.span));
  return {
    lines,
    name: findPersonName(lines),
    positions,
    current,
    education: findEducation(lines),
    certifications: findCertifications(lines),
    seniority: judgeSeniority(current?.title ?? null, months),
    totalMonths: months,
  };
}

function withSpan(position: Position, asOf: string): Position & { span: Span } {
  return { ...position, span: spanOf(position, asOf) };
}

function lastMonth({ range, span }: Position & { span: Span }): number {
  return range.end === null ? Infinity : span.to;
}
