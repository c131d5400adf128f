import * as z from "zod/mini";
import type { Profile } from "#analysis/extract/extract-profile.ts";
import { dropMasks } from "#analysis/blind/mask.ts";
import type { CvIndex } from "#analysis/match/index-cv.ts";
import { placeOfLine } from "#analysis/match/place-of-line.ts";
import type { PreparedVacancy } from "#analysis/match/prepare-vacancy.ts";
import { type Page, quoteAt } from "#analysis/read/page.ts";
import { Level, Quote } from "#shared/screening/evidence.ts";
import { findCeilings } from "./find-ceilings.ts";

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
