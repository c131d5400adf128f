import type { BlindCv, BlindLine } from "#analysis/blind/blind-cv.ts";
import { tokenize, type Token } from "#analysis/read/tokenize.ts";

export interface IndexedLine extends BlindLine {
  tokens: Token[];
}

export interface CvIndex {
  lines: IndexedLine[];
  /** For each stem the lines that hold it, in order, each once. */
  linesByStem: Map<string, number[]>;
}

export function indexLines(cv: BlindCv): CvIndex {
  const lines = cv.lines.map((line) => ({ ...line, tokens: line.isHeading ? [] : tokenize(line.text) }));
  const linesByStem = new Map<string, number[]>();
  for (const [index, line] of lines.entries()) {
    for (const stem of new Set(line.tokens.map((token) => token.stem))) {
      const known = linesByStem.get(stem);
      if (known === undefined) linesByStem.set(stem, [index]);
      else known.push(index);
    }
  }
  return { lines, linesByStem };
}
