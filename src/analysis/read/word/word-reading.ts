import type { StyledRun } from "#analysis/read/styled-run.ts";
import type { UnreadableReason } from "#shared/screening/cv-analysis.ts";

export type WordReading = { kind: "runs"; runs: StyledRun[] } | { kind: "unreadable"; reason: UnreadableReason };

/** Ends the reading from wherever the fault is met; `outcomeOf` makes it a value. */
export class Unreadable extends Error {
  readonly reason: UnreadableReason;

  constructor(reason: UnreadableReason, options?: { cause: unknown }) {
    super(reason, options);
    this.reason = reason;
  }
}

export function outcomeOf(read: () => StyledRun[]): WordReading {
  try {
    return { kind: "runs", runs: joinEqualRuns(read()) };
  } catch (error) {
    if (error instanceof Unreadable) return { kind: "unreadable", reason: error.reason };
    // A DataView answers a reach beyond the end of the file this way.
    if (error instanceof RangeError) return { kind: "unreadable", reason: "corrupt" };
    throw error;
  }
}

function joinEqualRuns(runs: StyledRun[]): StyledRun[] {
  const joined: StyledRun[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (last !== undefined && hasSameStyle(last, run)) last.text += run.text;
    else joined.push({ ...run });
  }
  return joined;
}

function hasSameStyle(left: StyledRun, right: StyledRun): boolean {
  return (
    left.hidden === right.hidden && left.size === right.size && left.bold === right.bold && left.colour === right.colour
  );
}

/** The first page's header often repeats that of the others. */
export function distinctStories(stories: StyledRun[][]): StyledRun[][] {
  return [
    ...new Map(stories.map((runs) => [runs.map(({ text, hidden }) => `${text}${hidden}`).join(""), runs])).values(),
  ];
}
