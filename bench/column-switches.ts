import type { Box } from "#shared/screening/evidence.ts";

/** Words that cross the gutter belong to headings over both columns. */
const MIN_COLUMN_SHARE = 0.2;
const MAX_CROSSING = 0.06;
/** Rows of a table and dates at the right edge share their base lines; columns have their own. */
const MAX_SHARED_LINES = 0.6;

/**
 * How often reading jumps from one column to the other: the words of a page in their reading order, split at the emptiest
 * vertical line in its middle. Undefined for a page without two columns.
 */
export function countColumnSwitches(words: Box[], pageWidth: number): { switches: number; words: number } | undefined {
  const gutter = findGutter(words, pageWidth);
  if (gutter === undefined) return undefined;
  if (shareOfSharedLines(words, gutter) > MAX_SHARED_LINES) return undefined;
  const sides = words.flatMap((box) => {
    if (box.x + box.width <= gutter) return ["left"];
    return box.x >= gutter ? ["right"] : [];
  });
  const [left, right] = ["left", "right"].map((side) => sides.filter((found) => found === side).length);
  if (Math.min(left ?? 0, right ?? 0) < sides.length * MIN_COLUMN_SHARE) return undefined;
  const switches = sides.filter((side, index) => index > 0 && side !== sides[index - 1]).length;
  return { switches, words: sides.length };
}

function findGutter(words: Box[], pageWidth: number): number | undefined {
  const candidates = Array.from({ length: 51 }, (_, step) => pageWidth * (0.25 + step / 100));
  const crossings = candidates.map((at) => words.filter((box) => box.x < at && box.x + box.width > at).length);
  const fewest = Math.min(...crossings);
  if (fewest > words.length * MAX_CROSSING) return undefined;
  return candidates[crossings.indexOf(fewest)];
}

function shareOfSharedLines(words: Box[], gutter: number): number {
  const left = linesOf(words.filter((box) => box.x + box.width <= gutter));
  const right = linesOf(words.filter((box) => box.x >= gutter));
  const shared = right.filter((line) => left.some((other) => Math.abs(line - other) <= 1));
  return shared.length / Math.max(1, Math.min(left.length, right.length));
}

function linesOf(words: Box[]): number[] {
  return [...new Set(words.map((box) => Math.round(box.y + box.height)))];
}
