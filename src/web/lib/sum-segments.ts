import { type ShownSum, formatPoints } from "#shared/screening/shown-sum.ts";

/** What the bar of a score draws; nothing where an earlier engine gave no points. */
export function listSegments({ lines }: ShownSum) {
  return lines.flatMap(({ key, points, of, level }) =>
    points === null || of === null ? [] : [{ key, points, of, level }],
  );
}

/** The same for users who do not see it. */
export function describeSegments({ lines, total }: ShownSum): string {
  const parts = lines.map((line) => `${line.wording} ${formatPoints(line) ?? line.level}`);
  return `${total?.toFixed(1) ?? "No"} of 100 points: ${parts.join("; ")}`;
}
