import * as z from "zod/mini";
import { Candidate } from "./candidate.ts";
import { CandidateId } from "#shared/ids.ts";
import { Score } from "#shared/screening/score-bands.ts";

/** Why the ranking may have missed somebody who is not on the shortlist. */
export const LookReason = z.enum([
  "near_cut",
  "gate_unclear",
  "poorly_read",
  "other_language",
  "thin_cv",
  "strong_core",
  "random",
  "next_in_rank",
]);
export type LookReason = z.infer<typeof LookReason>;

export const LOOK_REASON_TEXT: Record<LookReason, string> = {
  near_cut: "Just below the shortlist",
  gate_unclear: "A requirement is unclear rather than absent",
  poorly_read: "Hard to read",
  other_language: "In another language",
  thin_cv: "Very little text",
  strong_core: "Strong on the core, low on what is desirable",
  random: "Drawn at random",
  next_in_rank: "Next in rank",
};

export const SecondLookItem = z.object({
  id: CandidateId,
  name: z.string(),
  ...z.pick(Candidate, { current_job_title: true, current_employer: true }).shape,
  score: Score,
  rank: z.nullable(z.int()),
  reasons: z.array(LookReason),
  /** The requirement that is unclear, in the words of the board. */
  unclear: z.nullable(z.string()),
});
export type SecondLookItem = z.infer<typeof SecondLookItem>;

/** How sure "probably" is. */
export const PROBABLY = 0.95;

/**
 * `seen` are those whom a person has decided on; `wanted` of them were advanced or put on hold. Of the others probably `at_most` would be,
 * and on average `expected`. `may_stop`: that is few enough to stop.
 */
export const SecondLook = z.object({
  title: z.nullable(z.string()),
  total: z.int(),
  seen: z.int(),
  wanted: z.int(),
  /** On the shortlist and not decided on: they come before any second look. */
  shortlist_open: z.int(),
  expected: z.number(),
  at_most: z.int(),
  may_stop: z.boolean(),
  queue: z.array(SecondLookItem),
});
export type SecondLook = z.infer<typeof SecondLook>;
