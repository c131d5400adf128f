import type { CvAnalysis } from "#shared/screening/cv-analysis.ts";
import { pagesOf } from "./signals.ts";
import { talkUp } from "#tests/support/talked-up-cvs.ts";

/** A CV and the advertisement of its profession. */
export interface Pair {
  id: string;
  cv: string;
  vacancy: { title: string; text: string };
  /** The words that would prove what the advertisement asks for. */
  terms: string[];
  analyse: (text: string) => CvAnalysis;
}

export interface AttackFigures {
  name: string;
  tried: number;
  beyondLimit: number;
  largestGain: number;
  flagged: number;
  worst: string;
}

/** How many points each trick gains, and how often the CV is flagged for it. */
export function measureAttacks(pairs: Pair[]): AttackFigures[] {
  const figures = new Map<string, AttackFigures>();
  for (const { id, cv, vacancy, analyse } of pairs) {
    const honest = analyse(cv);
    for (const { name, text, mayGain } of talkUp(cv, vacancy)) {
      const tricked = analyse(text);
      const gain = tricked.score - honest.score;
      const known = figures.get(name) ?? { name, tried: 0, beyondLimit: 0, largestGain: 0, flagged: 0, worst: "" };
      known.tried += 1;
      if (gain > mayGain) known.beyondLimit += 1;
      if (tricked.needs_review) known.flagged += 1;
      if (gain > known.largestGain) Object.assign(known, { largestGain: gain, worst: id });
      figures.set(name, known);
    }
  }
  return [...figures.values()];
}

export interface RemovalFigures {
  cvs: number;
  /** Full above half above none. */
  inOrder: number;
  /** Two a CV: half of its proofs removed, and all of them. */
  removals: number;
  lowered: number;
  raised: number;
  examples: string[];
}

const FEWEST_PROOFS = 4;

/**
 * The lines that speak of what the advertisement asks for, taken out by half and altogether. A CV with lines pasted from the
 * advertisement is left out: those prove nothing, and without some of them the others are no longer a paste.
 */
export function measureRemoval(pairs: Pair[]): RemovalFigures {
  const figures: RemovalFigures = { cvs: 0, inOrder: 0, removals: 0, lowered: 0, raised: 0, examples: [] };
  for (const { id, cv, terms, analyse } of pairs) {
    const full = analyse(cv);
    const proofs = cv.split("\n").filter((line) => hasAny(line, terms));
    if (proofs.length < FEWEST_PROOFS || full.review_reasons.includes("pasted_vacancy")) continue;
    const half = analyse(
      without(
        cv,
        proofs.filter((_, index) => index % 2 === 0),
      ),
    ).score;
    const none = analyse(without(cv, proofs)).score;
    figures.cvs += 1;
    figures.removals += 2;
    figures.lowered += [half, none].filter((score) => score < full.score).length;
    if (full.score > half && half > none) figures.inOrder += 1;
    if (half > full.score || none > half) {
      figures.raised += 1;
      figures.examples.push(`${id}: ${full.score} → ${half} → ${none}`);
    }
  }
  return figures;
}

function hasAny(line: string, terms: string[]): boolean {
  const words = ` ${line.toLowerCase().replaceAll(/[^\p{L}\p{N}+#.]+/gu, " ")} `;
  return terms.some((term) => words.includes(` ${term} `));
}

function without(cv: string, lines: string[]): string {
  const out = new Set(lines);
  return cv
    .split("\n")
    .filter((line) => !out.has(line))
    .join("\n");
}

/** Every quote against the text of its page, and every mark against its quotes. */
export function measureQuotes(pairs: Pair[]) {
  const figures = { quotes: 0, elsewhere: 0, marksWithoutQuote: 0 };
  for (const { cv, analyse } of pairs) {
    const [page] = pagesOf(cv);
    for (const { level, quotes } of analyse(cv).findings) {
      if (level !== "missing" && quotes.length === 0) figures.marksWithoutQuote += 1;
      for (const { start, end, text } of quotes) {
        figures.quotes += 1;
        if (page?.text.slice(start, end) !== text) figures.elsewhere += 1;
      }
    }
  }
  return figures;
}
