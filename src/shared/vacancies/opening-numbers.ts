import * as z from "zod/mini";
import { ScoreBand } from "#shared/candidates/candidate-filter.ts";
import { Decision } from "#shared/candidates/decision.ts";
import { Opening } from "./opening.ts";

/** By which way a CV came. `by_hand`: a person entered by hand, with a CV or without. */
export const CvSource = z.enum(["upload", "bulk_import", "watched_folder", "known_people", "by_hand"]);
export type CvSource = z.infer<typeof CvSource>;

/** `not_recorded`: it came before ways were written down. */
export const CountedSource = z.enum([...CvSource.options, "not_recorded"]);
export type CountedSource = z.infer<typeof CountedSource>;

export const SOURCE_WORDS: Record<CountedSource, string> = {
  upload: "Upload",
  bulk_import: "Import",
  watched_folder: "Watched folder",
  known_people: "Known people",
  by_hand: "By hand",
  not_recorded: "Not recorded",
};

/** `new`: nothing was decided. */
export const Stage = z.enum(["new", ...Decision.options]);
export type Stage = z.infer<typeof Stage>;

export const STAGE_WORDS: Record<Stage, string> = {
  new: "New",
  advance: "Advanced",
  hold: "On hold",
  decline: "Declined",
};

const StageCounts = z.record(Stage, z.int());
export type StageCounts = z.infer<typeof StageCounts>;

/**
 * What is reported of a vacancy, counted over the candidates that are stored now. `stages` and `bands` are of those with a score;
 * `unread` have none: waiting, failed, or entered by hand. Times are null where it has not happened; CVs of known people came for
 * another vacancy and begin none.
 */
export const OpeningNumbers = z.object({
  ...Opening.shape,
  cvs: z.int(),
  unread: z.int(),
  shortlisted: z.int(),
  first_cv_at: z.nullable(z.iso.datetime()),
  first_score_at: z.nullable(z.iso.datetime()),
  first_advanced_at: z.nullable(z.iso.datetime()),
  last_decided_at: z.nullable(z.iso.datetime()),
  sources: z.record(CountedSource, z.int()),
  stages: StageCounts,
  bands: z.record(ScoreBand, StageCounts),
});
export type OpeningNumbers = z.infer<typeof OpeningNumbers>;
