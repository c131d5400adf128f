import * as z from "zod/mini";
import { CandidateId } from "#shared/ids.ts";
import { Level, Quote } from "#shared/screening/evidence.ts";
import { Score } from "#shared/screening/score-bands.ts";
import { KeyedCriterion } from "#shared/vacancies/criteria.ts";
import { Decision, DecisionCounts } from "./decision.ts";

/** With fewer decisions nothing is said: a handful of pairs agrees or not by chance. */
export const DECISIONS_NEEDED = 10;

/** Two people of whom one was preferred. `agreed`: that one has the higher score; `alike`: both have the same. */
export const PairCount = z.object({ pairs: z.int(), agreed: z.int(), alike: z.int() });
export type PairCount = z.infer<typeof PairCount>;

const Compared = z.object({ before: PairCount, after: PairCount });

const SurprisedBy = z.object({
  id: CandidateId,
  name: z.string(),
  score: Score,
  rank: z.nullable(z.int()),
  decision: Decision,
  /** Why the score is lower than the points, in words. */
  cap: z.nullable(z.string()),
});
export type SurprisedBy = z.infer<typeof SurprisedBy>;

const Shown = z.object({
  level: Level,
  points: z.nullable(z.number()),
  quote: z.nullable(z.pick(Quote, { text: true, page: true })),
});
export type Shown = z.infer<typeof Shown>;

/** `higher` has the higher score, and `lower` is the one who was preferred; `rows` are what makes most of the difference. */
export const Surprise = z.object({
  higher: SurprisedBy,
  lower: SurprisedBy,
  rows: z.array(z.object({ key: z.string(), wording: z.string(), higher: Shown, lower: Shown })),
});
export type Surprise = z.infer<typeof Surprise>;

const ShownBy = z.object({ shown: z.int(), of: z.int() });

/** Shares are points of a hundred. `preferred` and `declined`: how many of them show it, at least in part. */
export const ProposedWeight = z.object({
  ...z.pick(KeyedCriterion, { key: true, wording: true, importance: true, weight: true, required_years: true }).shape,
  proposed: z.number(),
  share: z.number(),
  proposed_share: z.number(),
  preferred: ShownBy,
  declined: ShownBy,
});
export type ProposedWeight = z.infer<typeof ProposedWeight>;

/**
 * `few`: too few decisions; `one_kind`: all alike, so that nobody was preferred; `judged_earlier`: by an engine that gave no points;
 * `agrees`: there is nothing to gain; `no_gain`: no change of weights would have foretold decisions that it was not learned from.
 */
export const AgreementOutcome = z.enum(["few", "one_kind", "judged_earlier", "agrees", "no_gain", "proposed"]);
export type AgreementOutcome = z.infer<typeof AgreementOutcome>;

/** `version`: of the board that it was made with; all rows are in it: what it proposes is set as any other board. */
export const Agreement = z.object({
  title: z.nullable(z.string()),
  version: z.int(),
  decisions: DecisionCounts,
  count: PairCount,
  surprises: z.array(Surprise),
  outcome: AgreementOutcome,
  proposal: z.nullable(z.object({ rows: z.array(ProposedWeight), all: Compared, held_out: Compared })),
});
export type Agreement = z.infer<typeof Agreement>;
