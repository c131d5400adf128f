import * as z from "zod/mini";
import { Decision, DecisionRow, Grounds, OpenedEvidence } from "#shared/candidates/decision.ts";
import { CandidateId } from "#shared/ids.ts";

/**
 * How anybody can check a decision against the log: `digest` is the SHA-256 of `sealed_text`, and stands in `entry_text`; `seal` is
 * the SHA-256 of the bytes of `seal_before` followed by `entry_text`. `place` counts the entries of the log.
 */
const Seal = z.object({
  /** Null as long as the candidate is covered. */
  sealed_text: z.nullable(z.string()),
  digest: z.string(),
  entry_text: z.string(),
  place: z.int(),
  /** Null for the first entry of the log. */
  seal_before: z.nullable(z.string()),
  seal: z.string(),
});
export type Seal = z.infer<typeof Seal>;

const LogHead = z.object({ place: z.int(), seal: z.string() });
export type LogHead = z.infer<typeof LogHead>;

/** How things stand when the pack is made. */
const Present = z.object({
  decision: z.nullable(Decision),
  score: z.nullable(z.int()),
  rank: z.nullable(z.int()),
  ranked_of: z.nullable(z.int()),
  board_version: z.nullable(z.int()),
  engine_version: z.nullable(z.string()),
  minutes_open: z.int(),
  evidence_opened: z.array(OpenedEvidence),
  grounds: Grounds,
});

/** Everything on record about one candidate, and nothing about another. */
export const EvidencePack = z.object({
  format: z.literal("evenhand-evidence-1"),
  made_at: z.iso.datetime(),
  candidate: z.object({
    id: CandidateId,
    name: z.string(),
    file_name: z.string(),
    vacancy: z.nullable(z.string()),
    screened_at: z.iso.datetime(),
  }),
  /** The first decision first; the last one counts. */
  decisions: z.array(z.object({ ...z.omit(DecisionRow, { sequence: true }).shape, check: Seal })),
  present: Present,
  /** What differs now from what the last decision was made on, in words. */
  changed_later: z.array(z.string()),
  /** The last seal of the log when the pack was made. */
  log: LogHead,
  how_to_check: z.string(),
});
export type EvidencePack = z.infer<typeof EvidencePack>;

export const HOW_TO_CHECK =
  "For each decision: the SHA-256 of check.sealed_text is check.digest; check.entry_text holds that digest; the SHA-256 of the bytes of check.seal_before followed by check.entry_text is check.seal. The operator of the installation confirms with `npm run status` that the log still holds these seals.";

export const LEFT_OUT_WHILE_COVERED =
  "The candidate is covered by blind review: check.sealed_text holds the words of the CV and is left out until the candidate is revealed, and the quotes here are masked.";
