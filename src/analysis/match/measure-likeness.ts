import type { Chunk } from "./index-cv.ts";
import { compare, type Meaning } from "./meaning/open-meanings.ts";

/** How near the CV comes to a meaning, the line that comes nearest, and each line. More lines never make it less. */
export interface Likeness {
  value: number;
  line: number | null;
  byLine: Map<number, number>;
}

export function measureLikeness(chunks: Chunk[], meaning: Meaning): Likeness {
  const nearest: Likeness = { value: 0, line: null, byLine: new Map() };
  for (const chunk of chunks) {
    const value = Math.min(1, compare(chunk.meaning, meaning));
    if (value > (nearest.byLine.get(chunk.line) ?? 0)) nearest.byLine.set(chunk.line, value);
    if (value > nearest.value) Object.assign(nearest, { value, line: chunk.line });
  }
  return nearest;
}

const NEAR_LINES = 3;
const BROAD_LINES = 8;

/** The few lines that come nearest to the role, and the many. Lines that are not there count as nothing. */
export function measureRole(chunks: Chunk[], role: Meaning) {
  const best = chunks
    .map((chunk) => Math.min(1, Math.max(0, compare(chunk.meaning, role))))
    .toSorted((left, right) => right - left);
  return {
    near: meanOf(best.slice(0, NEAR_LINES), NEAR_LINES),
    broad: meanOf(best.slice(0, BROAD_LINES), BROAD_LINES),
  };
}

function meanOf(values: number[], count: number): number {
  return values.reduce((sum, value) => sum + value, 0) / count;
}
