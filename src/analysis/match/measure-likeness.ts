import type { IndexedPassage } from "./index-cv.ts";
import { compare, type Meaning } from "./meaning/open-meanings.ts";

/** How near each line of the CV comes to a meaning, by the nearest passage that stands on it. */
export function measureLikeness(passages: IndexedPassage[], meaning: Meaning): Map<number, number> {
  const byLine = new Map<number, number>();
  for (const passage of passages) {
    const value = Math.min(1, compare(passage.meaning, meaning));
    for (const line of passage.lines) if (value > (byLine.get(line) ?? 0)) byLine.set(line, value);
  }
  return byLine;
}
