import * as z from "zod/mini";
import { type BlindCv, BlindText } from "./blind/blind-cv.ts";
import type { Profile } from "./extract/extract-profile.ts";
import { SECTION_KINDS } from "./extract/section-headings.ts";
import type { Page, QuotedPage } from "./read/page.ts";
import type { WorkHistory } from "./report/describe-work.ts";

/** Of each word: where it starts and ends in the text of its page, then its box: x, y, width, height. */
const KeptPage = z.object({ number: z.int(), text: z.string(), words: z.array(z.number()) });
const NUMBERS_PER_WORD = 6;

const KeptLine = z.object({
  page: z.int(),
  start: z.int(),
  text: BlindText,
  section: z.enum(SECTION_KINDS),
  isHeading: z.boolean(),
  position: z.nullable(z.int()),
});

const KeptPosition = z.object({
  span: z.object({ from: z.number(), to: z.number() }),
  datedLine: z.int(),
  titleLine: z.nullable(z.int()),
});

/** As much of the person's history as the summary tells of. */
const KeptHistory = z.object({
  name: z.nullable(z.string()),
  current: z.nullable(
    z.object({ title: z.nullable(z.string()), company: z.nullable(z.string()), isOver: z.boolean() }),
  ),
  totalMonths: z.number(),
  positions: z.int(),
});

/**
 * What is left of a CV once it was read, so that a criterion that is added later meets the same text: the blind lines are what is
 * judged, the pages are only for quotes and their places.
 */
export const KeptCv = z.object({
  pages: z.array(KeptPage),
  lines: z.array(KeptLine),
  positions: z.array(KeptPosition),
  history: KeptHistory,
});
export type KeptCv = z.infer<typeof KeptCv>;

export function keepCv(pages: Page[], profile: Profile, blind: BlindCv): KeptCv {
  const { name, current, totalMonths, positions } = profile;
  const { title, company } = current ?? { title: null, company: null };
  return {
    pages: pages.map(({ number, text, words }) => ({ number, text, words: words.flatMap((word) => asNumbers(word)) })),
    lines: blind.lines,
    positions: blind.positions,
    history: {
      name,
      current: current && { title, company, isOver: current.range.end !== null },
      totalMonths,
      positions: positions.length,
    },
  };
}

function asNumbers({ start, end, box }: Page["words"][number]): number[] {
  return [start, end, ...[box.x, box.y, box.width, box.height].map((value) => Math.round(value * 100) / 100)];
}

/**
 * Without the places of its words, three quarters of what is written of a real CV: what is judged stays the same, quotes have no
 * boxes. Inside a text of JSON every quotation mark is escaped, so the pattern meets nothing a CV says.
 */
export function dropBoxes(written: string): string {
  return written.replaceAll(/"words":\[[^\]]*\]/gu, '"words":[]');
}

/** Enough of the pages to quote from them. */
export function quotablePages({ pages }: KeptCv): QuotedPage[] {
  return pages.map(({ number, text, words }) => ({ number, text, words: asWords(words) }));
}

export function asWords(numbers: number[]): Page["words"] {
  const words: Page["words"] = [];
  for (let at = 0; at < numbers.length; at += NUMBERS_PER_WORD) {
    const [start = 0, end = 0, x = 0, y = 0, width = 0, height = 0] = numbers.slice(at, at + NUMBERS_PER_WORD);
    words.push({ start, end, box: { x, y, width, height }, bold: false, colour: 0 });
  }
  return words;
}

export function historyOf({ history }: KeptCv): WorkHistory {
  const { current, positions, ...rest } = history;
  return {
    ...rest,
    current: current && { ...current, range: { end: current.isOver ? current : null } },
    positions: Array.from({ length: positions }),
  };
}
