import { buildVacancy } from "#analysis/criteria/build-vacancy.ts";
import type { AskWeights } from "#analysis/criteria/asks/judge-likelihoods.ts";
import { isAligned } from "./aligned.ts";
import type { JudgedAd } from "./judged-ads.ts";

export interface BoardFigures {
  asked: number;
  seen: number;
  /** Seen, and on the right side of core and desirable. */
  placed: number;
  drawn: number;
  /** Rows that no reader listed. */
  own: number;
}

export function measureBoard(ad: JudgedAd, weights?: AskWeights): BoardFigures {
  const rows = buildVacancy(ad.pages, weights).criteria;
  const found = ad.criteria.map(({ text, importance }) => {
    return { importance, mine: rows.filter(({ wording }) => isAligned(text, wording)) };
  });
  const seen = found.filter(({ mine }) => mine.length > 0);
  const placed = seen.filter(({ mine, importance }) =>
    mine.some((row) => (row.importance === "nice") === (importance === "nice")),
  );
  const matched = new Set(found.flatMap(({ mine }) => mine));
  return {
    asked: found.length,
    seen: seen.length,
    placed: placed.length,
    drawn: rows.length,
    own: rows.length - matched.size,
  };
}

export function describe(name: string, all: readonly BoardFigures[]): string {
  const sum = (pick: (one: BoardFigures) => number) => all.reduce((total, one) => total + pick(one), 0);
  const [asked, seen, placed] = [sum((one) => one.asked), sum((one) => one.seen), sum((one) => one.placed)];
  const [drawn, own] = [sum((one) => one.drawn), sum((one) => one.own)];
  return `${name}: seen ${share(seen, asked)}, core or desirable right ${share(placed, seen)}, of its own ${share(own, drawn)}`;
}

function share(part: number, whole: number): string {
  return `${part} of ${whole} (${((100 * part) / whole).toFixed(1)}%)`;
}
