import { type Span, totalMonths } from "#shared/candidates/years-of-work.ts";
import { listLines, type Page } from "#analysis/read/page.ts";
import type { Certification, Education } from "#shared/screening/cv-analysis.ts";
import { findCertifications } from "./find-certifications.ts";
import { type ContactDetails, findContactDetails } from "./find-contact-details.ts";
import { findEducation } from "./find-education.ts";
import { findPersonName } from "./names/find-person-name.ts";
import { findPositions, type Position } from "./find-positions.ts";
import { findStatedRole, type StatedRole } from "./find-stated-role.ts";
import { findUndatedPost } from "./find-undated-post.ts";
import { groupIntoSections, type SectionLine } from "./group-into-sections.ts";
import { hideName } from "./hide-name.ts";
import { cutMarker, type MarkCuts } from "./mark-cuts.ts";
import { monthIndex } from "./read-date-range.ts";

/** A year-only entry such as "2018 – 2018" still was some months of work. */
const SHORTEST_MONTHS = 1;

type Dated = Position & { span: Span };

export interface Profile extends ContactDetails {
  lines: SectionLine[];
  name: string | null;
  positions: Dated[];
  current: Position | null;
  /** What the CV says without dates: at its top, or as a post above all dated ones, in which case there is no `current` one. */
  stated: StatedRole | null;
  education: Education[];
  certifications: Certification[];
  seniority: string | null;
  totalMonths: number;
}

/** Only what stands in the CV; what was not found is null or absent. */
export function extractProfile(pages: Page[], asOf: string): Profile {
  const lines = groupIntoSections(listLines(pages));
  const markCuts = cutMarker(pages);
  const toldAtTop = findStatedRole(lines);
  const name = findPersonName(lines, markCuts);
  const positions = listPositions(lines, markCuts, name).map((position) =>
    withSpan(withTitle(position, toldAtTop), asOf),
  );
  const named = positions.filter(({ title, company }) => title !== null || company !== null);
  const [latest = null] = named.toSorted(
    (left, right) =>
      lastMonth(right) - lastMonth(left) || Number(isEmployerOf(left, right)) - Number(isEmployerOf(right, left)),
  );
  const undated = findUndatedPost(lines, Math.min(...named.map(({ first }) => first), lines.length));
  const current = undated === null ? latest : null;
  const months = totalMonths(positions.map((position) => position.span));
  return {
    lines,
    name,
    ...findContactDetails(lines, name),
    positions,
    current,
    stated: undated ?? toldAtTop,
    education: findEducation(lines, markCuts),
    certifications: findCertifications(lines, markCuts),
    seniority: judgeSeniority((undated ?? latest)?.title ?? null, months),
    totalMonths: months,
  };
}

function listPositions(lines: SectionLine[], markCuts: MarkCuts, name: string | null): Position[] {
  if (name === null) return findPositions(lines, markCuts);
  const hidden = hideName(lines, markCuts, name);
  return findPositions(hidden.lines, hidden.markCuts).map((position) => hidden.show(position));
}

/** Dated under the employer's name alone, titled elsewhere. */
function withTitle(position: Position, stated: StatedRole | null): Position {
  const isSame = position.title === null && position.company !== null && position.company === stated?.company;
  return isSame ? { ...position, title: stated.title } : position;
}

function withSpan(position: Position, asOf: string): Dated {
  return { ...position, span: spanOf(position, asOf) };
}

/** "Hollow Oak (2014 - Present)" above "Head Gardener (2019 - Present)": the time with an employer is no post. */
function isEmployerOf(position: Dated, post: Dated): boolean {
  const isAround = position.span.from <= post.span.from && position.first < post.first;
  return isAround && position.title === null && post.title !== null && position.company === post.company;
}

function lastMonth({ range, span }: Dated): number {
  return range.end === null ? Number.MAX_SAFE_INTEGER : span.to;
}

function spanOf({ range }: Position, asOf: string): Span {
  const today = readAsOf(asOf);
  const from = Math.min(monthIndex(range.start), today);
  const to = range.end === null ? today : Math.min(monthIndex(range.end), today);
  return { from, to: Math.max(to, from + SHORTEST_MONTHS) };
}

function readAsOf(asOf: string): number {
  const [year, month] = asOf.split("-").map(Number);
  if (year === undefined || month === undefined) throw new Error(`not a date: ${asOf}`);
  return monthIndex({ year, month });
}

const RANKS: [string, RegExp][] = [
  ["Executive", /\b(?:chief|ceo|cto|cfo|coo|president|founder|co-founder|owner|partner)\b/iu],
  ["Director", /\b(?:director|head of|vp)\b/iu],
  ["Lead", /\b(?:lead|principal|team leader)\b/iu],
  ["Manager", /\b(?:manager|supervisor|superintendent)\b/iu],
  ["Senior", /\b(?:senior|sr|staff engineer)\b/iu],
  ["Intern", /\b(?:intern|trainee|apprentice|student)\b/iu],
  ["Junior", /\b(?:junior|jr|graduate|entry|assistant)\b/iu],
];

const SENIOR_FROM_MONTHS = 8 * 12;
const MID_FROM_MONTHS = 3 * 12;

/** The rank a title states; without one, the length of the dated work; without dates, nothing. */
function judgeSeniority(title: string | null, months: number): string | null {
  const stated = title === null ? undefined : RANKS.find(([, pattern]) => pattern.test(title));
  if (stated !== undefined) return stated[0];
  if (months === 0) return null;
  if (months >= SENIOR_FROM_MONTHS) return "Senior";
  return months >= MID_FROM_MONTHS ? "Mid-level" : "Junior";
}
