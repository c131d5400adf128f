import * as z from "zod/mini";
import { CandidateId, DecisionBatchId, DecisionId, OpeningId, UploadId } from "#shared/ids.ts";
import { MAX_DECIDED_AT_ONCE } from "#shared/limits.ts";
import { Removed } from "#shared/screening/cv-analysis.ts";
import { Level } from "#shared/screening/evidence.ts";
import { Importance } from "#shared/vacancies/vacancy.ts";

/** What a person decided about a candidate. The product never sets it by itself. */
export const Decision = z.enum(["advance", "hold", "decline"]);
export type Decision = z.infer<typeof Decision>;

export const DECISION_WORDS: Record<Decision, string> = { advance: "Advanced", hold: "On hold", decline: "Declined" };
/** As buttons say it. */
export const DECISION_VERBS: Record<Decision, string> = { advance: "Advance", hold: "Hold", decline: "Decline" };

/** "Declined: Too little experience for this role"; null where nothing is decided. */
export function describeDecision(decided: { decision: Decision | null; decision_reason: string }): string | null {
  const { decision, decision_reason: reason } = decided;
  if (decision === null) return null;
  return reason === "" ? DECISION_WORDS[decision] : `${DECISION_WORDS[decision]}: ${reason}`;
}

const LONGEST_REASON = 200;
const LONGEST_NOTE = 2000;
const MOST_REASONS = 20;

/** A quote that was opened before the decision. */
export const OpenedEvidence = z.object({
  criterion: z.string(),
  quote: z.string(),
  page: z.int(),
  opened_at: z.iso.datetime(),
});
export type OpenedEvidence = z.infer<typeof OpenedEvidence>;

/** One criterion as it stood when the decision was made; points are null where an earlier engine judged. */
const Ground = z.object({
  wording: z.string(),
  importance: Importance,
  level: Level,
  points: z.nullable(z.number()),
  of: z.nullable(z.number()),
  quotes: z.array(z.object({ text: z.string(), page: z.int() })),
});
export type Ground = z.infer<typeof Ground>;

/** What the decision could go by. `set_aside`: what judging never saw, counted by kind. */
export const Grounds = z.object({ criteria: z.array(Ground), set_aside: z.array(Removed) });
export type Grounds = z.infer<typeof Grounds>;

/** A row of `candidate_decisions`. Of several rows of one candidate the one with the highest `sequence` counts. */
export const DecisionRow = z.object({
  id: DecisionId,
  sequence: z.int(),
  batch_id: DecisionBatchId,
  candidate_id: CandidateId,
  upload_id: z.nullable(UploadId),
  job_id: z.nullable(OpeningId),
  /** Null: an earlier decision was taken back, and nothing is decided. */
  decision: z.nullable(Decision),
  reason: z.string(),
  note: z.string(),
  /** The batch that this row takes back. */
  undoes: z.nullable(DecisionBatchId),
  decided_by: z.string(),
  decided_at: z.iso.datetime(),
  board_version: z.nullable(z.int()),
  engine_version: z.nullable(z.string()),
  score: z.nullable(z.int()),
  rank: z.nullable(z.int()),
  ranked_of: z.nullable(z.int()),
  minutes_open: z.int(),
  evidence_opened: z.array(OpenedEvidence),
  grounds: Grounds,
});
export type DecisionRow = z.infer<typeof DecisionRow>;

const reason = z.string().check(z.trim(), z.maxLength(LONGEST_REASON));
const note = z.string().check(z.trim(), z.maxLength(LONGEST_NOTE));

/** `decision: null` takes back what was decided. A reason or note that is not named stays as long as the decision does. */
export const DecisionInput = z.object({
  candidateIds: z.array(CandidateId).check(z.minLength(1), z.maxLength(MAX_DECIDED_AT_ONCE)),
  decision: z.nullable(Decision),
  reason: z.optional(reason),
  note: z.optional(note),
});
export type DecisionInput = z.infer<typeof DecisionInput>;

/** Whose decision is another one now; nothing was written for the others. Without anybody there is nothing to undo. */
export const DecisionAnswer = z.object({
  batch_id: z.nullable(DecisionBatchId),
  candidate_ids: z.array(CandidateId),
});
export type DecisionAnswer = z.infer<typeof DecisionAnswer>;

const MOST_QUOTES = 100;

/** Quotes of a report that were opened, by their places in the CV. Told without any the report is merely open. */
export const ReportReading = z.object({
  quotes: z.array(z.object({ page: z.int(), start: z.int(), end: z.int() })).check(z.maxLength(MOST_QUOTES)),
});
export type ReportReading = z.infer<typeof ReportReading>;

const reasonList = z.array(reason.check(z.minLength(1))).check(z.maxLength(MOST_REASONS));

/** The short lists that the account can change. */
export const DecisionReasons = z.object({ advance: reasonList, hold: reasonList, decline: reasonList });
export type DecisionReasons = z.infer<typeof DecisionReasons>;

/** About the work alone: none of them can stand for who somebody is. */
export const FIRST_REASONS: DecisionReasons = {
  advance: ["Meets the essential criteria", "Strong evidence for the core of the role", "Worth a conversation"],
  hold: ["A requirement is unclear", "Waiting for stronger candidates to answer", "The CV needs a second reader"],
  decline: [
    "An essential requirement is not shown",
    "Too little experience for this role",
    "Others fit the role better",
  ],
};
