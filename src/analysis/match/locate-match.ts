import { type QuotedPage, quoteAt } from "#analysis/read/page.ts";
import type { Finding } from "#shared/screening/evidence.ts";
import type { Evidence } from "./match-vacancy.ts";

/** A match as it is kept and shown: with the words of the page and where they stand. */
export function locateMatch(
  pages: QuotedPage[],
  { criterion, level, credit, confidence, mentions, places }: Evidence,
): Finding {
  return {
    criterion_id: criterion.id,
    level,
    credit: toThousandths(credit),
    confidence: toThousandths(confidence),
    mentions,
    quotes: places.map((place) => quoteAt(pages, place)),
  };
}

function toThousandths(value: number): number {
  return Math.round(value * 1000) / 1000;
}
