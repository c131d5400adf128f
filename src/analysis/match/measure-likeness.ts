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

const TITLE_LINES = 3;
const ROLE_LINES = 8;

/** The few lines nearest to the title, and the many nearest to all that is asked for. Lines that are not there count as nothing. */
export function measureRole(chunks: Chunk[], role: { title: Meaning; role: Meaning }) {
  return {
    near: meanOfBest(chunks, role.title, TITLE_LINES),
    broad: meanOfBest(chunks, role.role, ROLE_LINES),
  };
}

function meanOfBest(chunks: Chunk[], meaning: Meaning, count: number): number {
  const best = chunks
    .map((chunk) => Math.min(1, Math.max(0, compare(chunk.meaning, meaning))))
    .toSorted((left, right) => right - left)
    .slice(0, count);
  return best.reduce((sum, value) => sum + value, 0) / count;
}
