import { tokenize } from "#analysis/read/tokenize.ts";

export interface CopiedLines {
  lines: Set<number>;
  /** Several lines of the advertisement in one CV are a pasted block and prove nothing at all. */
  isWholesale: boolean;
}

/** What to look for: every run of words, and every line as a whole. */
export interface VacancyText {
  runs: Set<string>;
  lines: Set<string>;
}

const RUN_WORDS = 6;
const COPIED_SHARE = 0.6;
const WHOLESALE_LINES = 3;
/** Of the advertisement's own runs: a short one is pasted whole in fewer lines. */
const WHOLESALE_SHARE = 0.3;
/** Lines this near to two copied ones belong to the same pasted block. */
const BLOCK_GAP = 4;

export function prepareVacancyText(lines: string[]): VacancyText {
  const stems = lines.map((line) => listStems(line));
  return { runs: new Set(listRuns(stems.flat())), lines: new Set(stems.map((line) => line.join(" "))) };
}

export function listStems(text: string): string[] {
  return tokenize(text).map((token) => token.stem);
}

/** Lines made of the advertisement's own sentences. Short requirements ("Python") cannot be copied, only met. */
export function findCopiedLines(lines: string[][], vacancy: VacancyText): CopiedLines {
  const words = lines.flatMap((stems, line) => stems.map((stem) => ({ stem, line })));
  const copied = new Map<number, Set<number>>();
  const met = new Set<string>();
  for (const [at, run] of listRuns(words.map((word) => word.stem)).entries()) {
    if (!vacancy.runs.has(run)) continue;
    met.add(run);
    for (let place = at; place < at + RUN_WORDS; place += 1) mark(copied, words[place]?.line ?? 0, place);
  }
  const found = [...copied]
    .filter(([line, places]) => places.size >= (lines[line]?.length ?? 0) * COPIED_SHARE)
    .map(([line]) => line)
    .toSorted((left, right) => left - right);
  const isWholesale = found.length >= WHOLESALE_LINES || met.size > vacancy.runs.size * WHOLESALE_SHARE;
  return { lines: isWholesale ? withBlock(lines, found, vacancy) : new Set(found), isWholesale };
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

function withBlock(lines: string[][], found: number[], vacancy: VacancyText): Set<number> {
  const block = new Set(found);
  for (const [order, line] of found.entries()) {
    const next = found[order + 1];
    if (next !== undefined && next - line <= BLOCK_GAP) for (let at = line + 1; at < next; at += 1) block.add(at);
  }
  for (const line of found) {
    spread(line, 1);
    spread(line, -1);
  }
  return block;

  /** The title, headings and short requirements at the block's edges. */
  function spread(from: number, step: 1 | -1) {
    for (let at = from + step; block.has(at) || isVacancyLine(at); at += step) block.add(at);
  }

  function isVacancyLine(at: number): boolean {
    const stems = lines[at] ?? [];
    return stems.length > 0 && vacancy.lines.has(stems.join(" "));
  }
}
