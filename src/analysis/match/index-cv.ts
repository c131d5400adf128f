import type { BlindCv, BlindLine, BlindPosition } from "#analysis/blind/blind-cv.ts";
import { dropMasks } from "#analysis/blind/mask.ts";
import { tokenize, type Token } from "#analysis/read/tokenize.ts";
import { splitLongLine } from "./split-long-line.ts";
import type { Meaning, Meanings } from "./meaning/open-meanings.ts";

export interface IndexedLine extends BlindLine {
  tokens: Token[];
}

/** A line, or a sentence of a long one, and what it means. What is said twice is there once. */
export interface Chunk {
  line: number;
  meaning: Meaning;
}

export interface CvIndex {
  lines: IndexedLine[];
  positions: BlindPosition[];
  /** For each stem the lines that hold it, in order, each once. */
  linesByStem: Map<string, number[]>;
  chunks: Chunk[];
}

export function indexCv(cv: BlindCv, meanings: Meanings): CvIndex {
  const lines = cv.lines.map((line) => ({ ...line, tokens: line.isHeading ? [] : tokenize(line.text) }));
  const linesByStem = new Map<string, number[]>();
  for (const [index, line] of lines.entries()) {
    for (const stem of new Set(line.tokens.map((token) => token.stem))) {
      const known = linesByStem.get(stem);
      if (known === undefined) linesByStem.set(stem, [index]);
      else known.push(index);
    }
  }
  const texts = new Map<string, number>();
  for (const [index, line] of lines.entries()) {
    if (line.isHeading) continue;
    // A long name must not cut a sentence where a short one does not.
    for (const text of splitLongLine(dropMasks(line.text))) if (!texts.has(text)) texts.set(text, index);
  }
  const chunks = Array.from(texts, ([text, line]): Chunk => ({ line, meaning: meanings.of(text) }));
  return { lines, positions: cv.positions, linesByStem, chunks };
}
