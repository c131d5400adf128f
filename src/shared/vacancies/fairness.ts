import * as z from "zod/mini";

/** How the check stands: `checked` of `cvs` so far. */
const RunningCheck = z.object({ cvs: z.int(), checked: z.int(), started_at: z.iso.datetime() });

/**
 * `moved` of `pairs` scores were another under another name, by at most `largest` points. `left_out` CVs could not be checked: no name
 * was found in them, or their text is not kept.
 */
const FinishedCheck = z.object({
  finished_at: z.iso.datetime(),
  engine_version: z.string(),
  board_version: z.int(),
  names: z.int(),
  cvs: z.int(),
  left_out: z.int(),
  pairs: z.int(),
  moved: z.int(),
  largest: z.int(),
});

/** `is_outdated`: the criteria, the engine or the number of CVs are others since. */
export const NameCheck = z.object({
  running: z.nullable(RunningCheck),
  last: z.nullable(FinishedCheck),
  is_outdated: z.boolean(),
});
export type NameCheck = z.infer<typeof NameCheck>;

/** Below this many people a rate says little: one decision moves it by more than three points in a hundred. */
export const SMALL_GROUP = 30;
/** Below this many nothing is told of a group: it would tell of single people. */
export const SMALLEST_GROUP = 5;
/** The rule of thumb of the US Equal Employment Opportunity Commission's Uniform Guidelines (29 CFR 1607.4 D). */
export const FOUR_FIFTHS = 0.8;

const LONGEST_FILE = 300_000;
export const SelectionFile = z.object({ csv: z.string().check(z.minLength(1), z.maxLength(LONGEST_FILE)) });

/** `ratio` and `p`: against the group with the highest rate; `p` by Fisher's exact test, two-sided. Null for that group itself. */
const GroupRate = z.object({
  group: z.string(),
  people: z.int(),
  selected: z.int(),
  rate: z.number(),
  ratio: z.nullable(z.number()),
  p: z.nullable(z.number()),
  is_small: z.boolean(),
});
export type GroupRate = z.infer<typeof GroupRate>;

export const SelectionOutcome = z.enum(["advanced", "shortlisted"]);
export type SelectionOutcome = z.infer<typeof SelectionOutcome>;

/** Made for this one answer from the file that came with the question, which is kept nowhere. */
export const SelectionRates = z.object({
  outcomes: z.array(z.object({ outcome: SelectionOutcome, groups: z.array(GroupRate) })),
  matched: z.int(),
  /** Lines of the file that belong to nobody of this vacancy, or to several. */
  unmatched: z.int(),
  /** People of the vacancy whom the file does not name. */
  unnamed: z.int(),
  /** Groups of fewer than five people: nothing more is told of them. */
  too_small: z.array(z.string()),
});
export type SelectionRates = z.infer<typeof SelectionRates>;
