import { tokenize } from "#analysis/read/tokenize.ts";

export interface CopiedLines {
  lines: Set<number>;
  /** Several lines of the advertisement in one CV are a pasted block and prove nothing at all. */
  isWholesale: boolean;
}

/** What to look for: every run of words inside a sentence or list item, and every line as a whole. */
export interface VacancyText {
  runs: Set<string>;
  /** Across line ends, too: only for a CV that is known to hold a pasted block. */
  unbrokenRuns: Set<string>;
  lines: Set<string>;
}

const RUN_WORDS = 6;
const COPIED_SHARE = 0.6;
const WHOLESALE_LINES = 3;
/** Of the advertisement's own runs: a short one is pasted whole in fewer lines. */
const WHOLESALE_SHARE = 0.3;
/** Two sentences; an advertisement made of short items has so few runs that one of them would be a share. */
const FEWEST_RUNS = 8;
/** Lines this near to two copied ones belong to the same pasted block. */
const BLOCK_GAP = 4;

export function prepareVacancyText(lines: string[]): VacancyText {
  const stems = lines.map((line) => listStems(line));
  const runs = joinLines(stems, findRunningLines(lines)).flatMap((words) => listRuns(words.map(({ stem }) => stem)));
  return {
    runs: new Set(runs),
    unbrokenRuns: new Set(listRuns(stems.flat())),
    lines: new Set(stems.map((line) => line.join(" "))),
  };
}

export function listStems(text: string): string[] {
  return tokenize(text).map((token) => token.stem);
}

const LONG_LINE = 60;
const CONNECTING = /(?:^|\s)(?:an?|and|as|at|by|for|from|in|of|on|or|our|the|to|with|your|&)$/iu;

/** The lines whose sentence goes on in the next one. List items do not, however alike two lists of the same trade may be. */
export function findRunningLines(texts: string[]): Set<number> {
  return new Set(
    texts.flatMap((text, line) => {
      const isBroken = text.length >= LONG_LINE || CONNECTING.test(text.trim());
      return isBroken && /^\s*\p{Ll}/u.test(texts[line + 1] ?? "") ? [line] : [];
    }),
  );
}

/**
 * Lines made of the advertisement's own sentences. Short requirements ("Python") cannot be copied, only met: a run of words ends
 * with its line, unless the line is one of the `running` ones.
 */
export function findCopiedLines(
  lines: string[][],
  vacancy: VacancyText,
  running: ReadonlySet<number> = new Set(),
): CopiedLines {
  const { found, met } = meetRuns(lines, joinLines(lines, running), vacancy.runs);
  // The same line twice is copied once. Three short ones ("Preparing schedules for the external auditors") are a trade's own words.
  const isBlock = new Set(found.map((line) => lines[line]?.join(" "))).size >= WHOLESALE_LINES;
  const isMost = met > vacancy.runs.size * WHOLESALE_SHARE;
  const isWholesale = isBlock ? met >= FEWEST_RUNS || isMost : met >= FEWEST_RUNS && isMost;
  if (!isWholesale) return { lines: new Set(found), isWholesale };
  // Who pasted a block may have broken its lines anywhere.
  const whole = meetRuns(lines, joinLines(lines, new Set(lines.keys())), vacancy.unbrokenRuns);
  return { lines: withBlock(lines, whole.found, vacancy), isWholesale: true };
}

function meetRuns(lines: string[][], pieces: Word[][], runs: ReadonlySet<string>) {
  const copied = new Map<number, Set<Word>>();
  const met = new Set<string>();
  for (const words of pieces) {
    for (const [at, run] of listRuns(words.map(({ stem }) => stem)).entries()) {
      if (!runs.has(run)) continue;
      met.add(run);
      for (const word of words.slice(at, at + RUN_WORDS)) mark(copied, word);
    }
  }
  const found = [...copied]
    .filter(([line, words]) => isCopied(words.size, lines[line]?.length ?? 0))
    .map(([line]) => line)
    .toSorted((left, right) => left - right);
  return { found, met: met.size };
}

/** Six words of a trade inside a longer line of one's own are no copy. */
function isCopied(words: number, length: number): boolean {
  return words === length || (words > RUN_WORDS && words >= length * COPIED_SHARE);
}

interface Word {
  stem: string;
  line: number;
}

function joinLines(lines: string[][], running: ReadonlySet<number>): Word[][] {
  const joined: Word[][] = [];
  for (const [line, stems] of lines.entries()) {
    const words = stems.map((stem) => ({ stem, line }));
    if (running.has(line - 1)) joined.at(-1)?.push(...words);
    else joined.push(words);
  }
  return joined;
}

function listRuns(stems: string[]): string[] {
  const runs: string[] = [];
  for (let at = 0; at + RUN_WORDS <= stems.length; at += 1) runs.push(stems.slice(at, at + RUN_WORDS).join(" "));
  return runs;
}

function mark(copied: Map<number, Set<Word>>, word: Word): void {
  const words = copied.get(word.line) ?? new Set();
  words.add(word);
  copied.set(word.line, words);
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
