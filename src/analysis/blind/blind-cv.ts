import * as z from "zod/mini";
import type { Profile } from "#analysis/extract/extract-profile.ts";
import type { Span } from "#shared/candidates/years-of-work.ts";
import type { Position } from "#analysis/extract/find-positions.ts";
import type { SectionKind } from "#analysis/extract/section-headings.ts";
import { looksLikeTitle } from "#analysis/lexicon/title-words.ts";
import type { Removed } from "#shared/screening/cv-analysis.ts";
import { prepareMasks } from "./choose-masks.ts";
import { CONTACT_MASKS, listAddresses } from "./find-contact.ts";
import { GENDER_MASKS, HONORIFIC_MASK } from "./find-gender.ts";
import { GRADUATION_MASKS, mentionsStudy } from "./find-graduation-years.ts";
import { maskName } from "./find-name-parts.ts";
import { findOpening, STRAY_MASK } from "./find-opening.ts";
import { ORIGIN_MASKS } from "./find-origin.ts";
import { PRIVATE_MASKS } from "./find-private-details.ts";
import { TRAIT_MASKS } from "./find-traits.ts";
import { MASK, type Mask, type PlacedLine, type Range } from "./mask.ts";
import { readNameParts } from "./read-name.ts";

/** Text without identity. Only `blind/` creates it; matching accepts nothing else. */
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

/** In this order: what is hidden first is not found again, and a value goes with its label before its words go alone. */
const chooseContact = prepareMasks(CONTACT_MASKS);
const chooseBeforeName = prepareMasks([...PRIVATE_MASKS, ...TRAIT_MASKS, ...GENDER_MASKS]);
const chooseAfterName = prepareMasks([HONORIFIC_MASK, ...ORIGIN_MASKS, ...GRADUATION_MASKS, STRAY_MASK]);

/**
 * What says who someone is leaves the text, and only the text: lines, dates and their order stay. Everything is decided by the
 * place and the words around a detail, never by which name or country it is, so that two people who differ in nothing else
 * leave the same words behind.
 */
export function blindCv(extracted: Profile): BlindCv {
  const profile = { ...extracted, positions: extracted.positions.filter((position) => isWork(extracted, position)) };
  const counts = new Map<string, number>();
  const words = profile.lines.map((line) => line.text.toLowerCase().match(/\p{L}+/gu) ?? []);
  const placed = hideAll(placeLines(profile), words, chooseContact, counts);
  for (const line of placed) line.hasContact = line.text.includes(MASK);
  const chooseName = prepareMasks([maskName(readNameParts(placed, profile.name, listAddresses(profile.lines)))]);
  const steps = [chooseBeforeName, chooseName, chooseAfterName];
  const hidden = steps.reduce((lines, choose) => hideAll(lines, words, choose, counts), placed);
  const lines = hidden.map((line, index) => asBlindLine(line, findPosition(profile, index)));
  const removed = [...counts]
    .map(([kind, count]) => ({ kind, count }))
    .toSorted((left, right) => (left.kind < right.kind ? -1 : 1));
  return { lines, positions: listPositions(profile), removed };
}

/** Where a CV has no section for work, its dated studies were taken for work, and the years of study would weigh. */
function isWork({ lines }: Profile, { dated }: Position): boolean {
  const line = lines[dated];
  return line === undefined || line.section === "experience" || !mentionsStudy(line.text) || looksLikeTitle(line.text);
}

function placeLines({ lines, positions }: Profile): PlacedLine[] {
  const opening = findOpening(lines);
  const heads = new Set(positions.flatMap(({ dated }) => [dated - 1, dated, dated + 1]));
  return lines.map((line, index) => ({
    ...line,
    isOpening: opening.has(index),
    isHead: heads.has(index),
    hasContact: false,
  }));
}

function hideAll(
  lines: PlacedLine[],
  words: string[][],
  choose: (words: string[]) => Mask[],
  counts: Map<string, number>,
): PlacedLine[] {
  return lines.map((line, index) => {
    const hidden = Object.assign({}, line);
    for (const mask of choose(words[index] ?? [])) {
      const ranges = mask.find(hidden);
      if (ranges.length > 0) hidden.text = hide(hidden.text, ranges, mask.kind, counts);
    }
    return hidden;
  });
}

function hide(text: string, ranges: Range[], kind: string, counts: Map<string, number>): string {
  let masked = text;
  for (const { start, end, instead = "" } of ranges) {
    if (!/[\p{L}\p{N}]/u.test(masked.slice(start, end))) continue;
    masked = masked.slice(0, start) + instead.padEnd(end - start, MASK) + masked.slice(end);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return masked;
}

function asBlindLine(line: PlacedLine, position: number | null): BlindLine {
  const { page, start, text, section, isHeading } = line;
  return { page, start, text: BlindText.parse(text), section, isHeading, position };
}

function findPosition({ positions }: Profile, index: number): number | null {
  const found = positions.findIndex(({ first, last }) => index >= first && index <= last);
  return found === -1 ? null : found;
}

function listPositions({ positions, lines }: Profile): BlindPosition[] {
  return positions.map(({ span, dated, title }) => {
    // A field in brackets is written anew behind its title.
    const said = title?.replace(/ \([^)]*\)$/u, "");
    const near =
      said === undefined ? [] : [dated, dated - 1, dated + 1].filter((index) => lines[index]?.text.includes(said));
    return { span, datedLine: dated, titleLine: near[0] ?? null };
  });
}
