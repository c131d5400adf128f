import * as z from "zod/mini";
import type { Profile } from "#analysis/extract/extract-profile.ts";
import { dropMasks } from "#analysis/blind/mask.ts";
import type { CvIndex } from "#analysis/match/index-cv.ts";
import { placeOfLine } from "#analysis/match/place-of-line.ts";
import type { PreparedVacancy, PreparedCriterion } from "#analysis/match/prepare-vacancy.ts";
import { type Page, quoteAt } from "#analysis/read/page.ts";
import { Level, Quote } from "#shared/screening/evidence.ts";
import { findTerm } from "#analysis/match/find-term.ts";
import { copiedLines } from "#analysis/match/match-vacancy.ts";
import type { ScoredPassage } from "#analysis/match/relevance/search-passages.ts";
import { ceilingOf } from "#analysis/match/verdict/cap-passages.ts";

/**
 * The most that a line can prove of one criterion: what the local engine can see in it, and what a model may see that shows no sign
 * of having been manipulated by the text. A line that proves nothing, whichever engine quotes it, has none.
 */
const Ceiling = z.object({ line: z.int(), level: Level, trusted: z.enum(["strong", "partial"]) });
export type Ceiling = z.infer<typeof Ceiling>;

/** A blind line; its quote is the line as it stands on the page, which only reports show. */
const MaterialLine = z.object({
  text: z.string(),
  isHeading: z.boolean(),
  position: z.nullable(z.int()),
  quote: z.nullable(Quote),
});

/** What a language model may read of a CV, and what its answer is checked against. */
export const ModelMaterial = z.object({
  lines: z.array(MaterialLine),
  ceilings: z.record(z.string(), z.array(Ceiling)),
  spans: z.array(z.object({ from: z.number(), to: z.number() })),
  /** For the summary, should the model's own be of no use. Never sent. */
  history: z.object({
    name: z.nullable(z.string()),
    current: z.nullable(
      z.object({
        title: z.nullable(z.string()),
        company: z.nullable(z.string()),
        range: z.object({ end: z.unknown() }),
      }),
    ),
    totalMonths: z.number(),
    positions: z.array(z.unknown()),
  }),
});
export type ModelMaterial = z.infer<typeof ModelMaterial>;

interface MaterialSource {
  pages: Page[];
  profile: Profile;
  index: CvIndex;
  vacancy: PreparedVacancy;
}

export function gatherMaterial({ pages, profile, index, vacancy }: MaterialSource): ModelMaterial {
  const { name, current, totalMonths } = profile;
  return {
    lines: index.lines.map((line) => {
      const [place] = placeOfLine(line);
      const quote = place === undefined ? null : quoteAt(pages, place);
      return { text: dropMasks(line.text), isHeading: line.isHeading, position: line.position, quote };
    }),
    ceilings: findCeilings(index, vacancy),
    spans: index.positions.map(({ span }) => span),
    history: {
      name,
      current: current && { title: current.title, company: current.company, range: { end: current.range.end } },
      totalMonths,
      positions: profile.positions.map(() => null),
    },
  };
}

/** Log odds from which a passage that names nothing of what is asked may speak for it in part, and fully. */
const SPEAKS = 0;
const SPEAKS_FULLY = 0;

/**
 * For each criterion the lines that can speak for it at all. A model that the text manipulated can quote any line, and gets no
 * more for it than the line itself carries: the words asked for, or a passage that speaks of them, in a place that proves it.
 * One that was not may read more out of a line than its words say, but not out of a denial or of somebody else's certificate.
 */
function findCeilings(index: CvIndex, vacancy: PreparedVacancy): Record<string, Ceiling[]> {
  const copied = copiedLines(index, vacancy);
  const scored = vacancy.search(index.passages);
  const entries = vacancy.criteria.map(
    (prepared, at) => [prepared.criterion.id, listCeilings(index, prepared, scored[at] ?? [], copied)] as const,
  );
  return Object.fromEntries(entries);
}

function listCeilings(index: CvIndex, { criterion }: PreparedCriterion, scored: ScoredPassage[], copied: Set<number>) {
  // To name a manner is to claim it: only what was done shows it.
  const names = criterion.kind === "soft_skill" ? [] : criterion.terms;
  const named = new Set(names.flatMap((term) => findTerm(index, term).map((hit) => hit.line)));
  const scores = new Map(scored.map((one) => [one.passage, one]));
  return index.passages.flatMap((passage, at) => {
    const { some = -Infinity, full = -Infinity } = scores.get(at) ?? {};
    const isCopied = passage.lines.some((line) => copied.has(line));
    const most = ceilingOf({ criterion, passage, isCopied });
    return passage.lines.flatMap((line): Ceiling[] => {
      if (most === "nothing") return [];
      const isNamed = named.has(line);
      const speaks = isNamed || full >= SPEAKS_FULLY ? "strong" : "partial";
      const level = isNamed || some >= SPEAKS ? (most === "full" ? speaks : "partial") : "missing";
      return [{ line, level, trusted: isCopied ? "partial" : "strong" }];
    });
  });
}
