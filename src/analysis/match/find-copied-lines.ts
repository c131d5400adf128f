import { tokenize } from "#analysis/read/tokenize.ts";
import type { Criterion } from "#shared/vacancy.ts";
import type { CvIndex } from "./index-lines.ts";

export interface CopiedLines {
  lines: Set<number>;
  /** Several lines of the advertisement in one CV are a pasted block and prove nothing at all. */
  isWholesale: boolean;
}

const RUN_WORDS = 6;
const COPIED_SHARE = 0.6;
const WHOLESALE_LINES = 3;
/** Lines this near to two copied ones belong to the same pasted block. */
const BLOCK_GAP = 4;

/** Lines made of the advertisement's own sentences. Short requirements ("Python") cannot be copied, only met. */
export function findCopiedLines(index: CvIndex, criteria: Criterion[]): CopiedLines {
  const runs = new Set(
    criteria.flatMap((criterion) => listRuns(tokenize(criterion.wording).map((token) => token.stem))),
  );
  const words = index.lines.flatMap((line, number) => line.tokens.map((token) => ({ stem: token.stem, line: number })));
  const copied = new Map<number, Set<number>>();
  for (const [at, run] of listRuns(words.map((word) => word.stem)).entries()) {
    if (!runs.has(run)) continue;
    for (let place = at; place < at + RUN_WORDS; place += 1) mark(copied, words[place]?.line ?? 0, place);
  }
  const whole = [...copied].filter(
    ([line, places]) => places.size >= (index.lines[line]?.tokens.length ?? 0) * COPIED_SHARE,
  );
  const lines = whole.map(([line]) => line);
  const isWholesale = lines.length >= WHOLESALE_LINES;
  return { lines: isWholesale ? withBlock(lines) : new Set(lines), isWholesale };
}

function listRuns(stems: string[]): string[] {
  const runs: string[] = [];
  for (let at = 0; at + RUN_WORDS <= stems.length; at += 1) runs.push(stems.slice(at, at + RUN_WORDS).join(" "));
  return runs;
}

function mark(copied: Map<number, Set<number>>, line: number, place: number): void {
  const places = copied.get(line) ?? new Set();
  places.add(place);
  copied.set(line, places);
}

function withBlock(lines: number[]): Set<number> {
  const sorted = lines.toSorted((left, right) => left - right);
  const block = new Set(sorted);
  for (const [order, line] of sorted.entries()) {
    const next = sorted[order + 1];
    if (next === undefined || next - line > BLOCK_GAP) continue;
    for (let between = line + 1; between < next; between += 1) block.add(between);
  }
  return block;
}
