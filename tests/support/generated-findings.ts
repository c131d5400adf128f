import fc from "fast-check";
import type { ReportedFinding } from "#analysis/report/reported-finding.ts";
import type { Level } from "#shared/screening/evidence.ts";
import { CriterionKind, Importance } from "#shared/vacancies/vacancy.ts";

/** Beginnings of all shapes that advertisements use: nouns, verbs, wishes, numbers, lists and quotes. */
const OPENINGS = [
  "Able to identify",
  "At least five years of",
  "Must hold",
  "Prepare, examine or analyse",
  "Hand on responsibility for",
  "Excellent",
  "3+ years with",
  "CPA, ACCA or CIMA and",
  "The “four eyes” rule in",
  "You enjoy",
];
const EARNED: Record<Level, [number, number]> = { strong: [0.75, 1], partial: [0.2, 0.65], missing: [0, 0.18] };
const words = fc.array(fc.stringMatching(/^[a-z]{3,12}$/u), { minLength: 1, maxLength: 16 });
const invented = fc.record({
  opening: fc.constantFrom(...OPENINGS),
  words,
  kind: fc.constantFrom(...CriterionKind.options),
  importance: fc.constantFrom(...Importance.options),
  weight: fc.integer({ min: 1, max: 20 }),
  required_years: fc.option(fc.integer({ min: 1, max: 15 })),
  // Often enough strong that somebody is told as an exceptional match.
  level: fc.constantFrom<Level>("strong", "strong", "strong", "partial", "missing"),
  // Where it stands between the least and the most that its level earns; earlier engines gave no credit.
  share: fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: undefined }),
  // A quote that tells who somebody is stays out of the summary.
  said: fc.array(fc.oneof(fc.stringMatching(/^[A-Z]{3,9}$/u), fc.constant("SHE")), { minLength: 1, maxLength: 20 }),
  separator: fc.constantFrom(" ", ", "),
});

/** What somebody's CV may show for a board of up to 16 rows. */
export const generatedFindings = fc.array(invented, { maxLength: 16 }).map((rows) =>
  rows.map(({ opening, words: asked, level, share, said, separator, ...criterion }, index): ReportedFinding => {
    const id = `c${index}`;
    const text = said.join(separator);
    const quotes = level === "missing" ? [] : [{ text, page: 1, start: 0, end: text.length, boxes: [] }];
    // The number makes each one different also where it is shortened.
    const wording = `${opening} thing${index} ${asked.join(" ")}`;
    const [least, most] = EARNED[level];
    const found = share === undefined ? {} : { credit: least + share * (most - least) };
    return {
      criterion_id: id,
      level,
      mentions: quotes.length,
      quotes,
      ...found,
      criterion: { ...criterion, id, wording, terms: asked },
    };
  }),
);
