import * as z from "zod/mini";
import type { Profile } from "#analysis/extract/extract-profile.ts";
import type { SectionLine } from "#analysis/extract/group-into-sections.ts";
import type { Span } from "#analysis/extract/measure-experience.ts";
import type { SectionKind } from "#analysis/extract/section-headings.ts";
import type { Removed } from "#shared/cv-analysis.ts";
import { MASKS } from "./find-private-details.ts";
import { findNameParts } from "./find-name-parts.ts";

/** Text that says nothing about who a person is. Only this room makes it; judging accepts nothing else. */
export const BlindText = z.string().brand<"BlindText">();
export type BlindText = z.infer<typeof BlindText>;

/** `start` is where the line begins in its page: a mask is as long as what it hides, so places stay true. */
export interface BlindLine {
  page: number;
  start: number;
  text: BlindText;
  section: SectionKind;
  isHeading: boolean;
  position: number | null;
}

/** Indexes into the lines: where the work is dated and, if it has one, where its title stands. */
export interface BlindPosition {
  span: Span;
  datedLine: number;
  titleLine: number | null;
}

export interface BlindCv {
  lines: BlindLine[];
  positions: BlindPosition[];
  removed: Removed[];
}

export interface Range {
  start: number;
  end: number;
}

const MASK = "█";

export function blindCv(profile: Profile): BlindCv {
  const counts = new Map<string, number>();
  const masks = [...MASKS, { kind: "name", find: findNameParts(profile.name) }];
  const lines = profile.lines.map((line, index) => {
    const text = masks.reduce(
      (masked, mask) => hide(masked, mask.find({ ...line, text: masked }), mask.kind, counts),
      line.text,
    );
    return asBlindLine(line, text, findPosition(profile, index));
  });
  const removed = [...counts]
    .map(([kind, count]) => ({ kind, count }))
    .toSorted((left, right) => (left.kind < right.kind ? -1 : 1));
  return { lines, positions: listPositions(profile), removed };
}

function hide(text: string, ranges: Range[], kind: string, counts: Map<string, number>): string {
  let masked = text;
  for (const { start, end } of ranges) {
    if (!/[\p{L}\p{N}]/u.test(masked.slice(start, end))) continue;
    masked = masked.slice(0, start) + MASK.repeat(end - start) + masked.slice(end);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return masked;
}

function asBlindLine(line: SectionLine, text: string, position: number | null): BlindLine {
  const { page, start, section, isHeading } = line;
  return { page, start, text: BlindText.parse(text), section, isHeading, position };
}

function findPosition({ positions }: Profile, index: number): number | null {
  const found = positions.findIndex(({ first, last }) => index >= first && index <= last);
  return found === -1 ? null : found;
}

function listPositions({ positions, lines }: Profile): BlindPosition[] {
  return positions.map(({ span, dated, title }) => {
    const near =
      title === null ? [] : [dated, dated - 1, dated + 1].filter((index) => lines[index]?.text.includes(title));
    return { span, datedLine: dated, titleLine: near[0] ?? null };
  });
}
