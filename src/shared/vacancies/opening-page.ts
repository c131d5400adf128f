import * as z from "zod/mini";
import { Candidate, CandidateStatus } from "#shared/candidates/candidate.ts";
import { Decision, DecisionCounts } from "#shared/candidates/decision.ts";
import { CandidateId, OpeningId, UploadId } from "#shared/ids.ts";
import { Score } from "#shared/screening/score-bands.ts";
import { Upload } from "#shared/screening/upload.ts";
import { Closing, Opening } from "./opening.ts";

/** `waiting` are read now or soon; `fresh` were judged since the owner last looked. */
export const OpeningCounts = z.object({
  cvs: z.int(),
  read: z.int(),
  waiting: z.int(),
  failed: z.int(),
  shortlisted: z.int(),
  fresh: z.int(),
  decisions: DecisionCounts,
});
export type OpeningCounts = z.infer<typeof OpeningCounts>;

/** One line of the list of vacancies. */
export const OpeningSummary = z.object({
  ...Opening.shape,
  closing: z.nullable(Closing),
  counts: OpeningCounts,
  best: z.nullable(Score),
  last_cv_at: z.nullable(z.iso.datetime()),
});
export type OpeningSummary = z.infer<typeof OpeningSummary>;

/** A delivery of CVs: an upload, an import, or a CV attached by hand. */
const Delivery = z.object({
  ...z.pick(Upload, { id: true, created_at: true, status: true, total_cvs: true }).shape,
  failed: z.int(),
  known: z.int(),
});
export type Delivery = z.infer<typeof Delivery>;

export const HistoryAction = z.enum([
  "screening_started",
  "screening_cancelled",
  "criteria_changed",
  "judged_again",
  "known_people_judged",
  "known_person_added",
  "names_checked",
  "opening_renamed",
  "opening_archived",
  "opening_reopened",
  "opening_closed",
  "blind_review_started",
  "blind_review_ended",
  "candidate_revealed",
  "covered_downloaded",
]);
export type HistoryAction = z.infer<typeof HistoryAction>;

/** What was decided about candidates, with one press. */
const DecidedAction = z.enum(["advanced", "put_on_hold", "declined", "took_back"]);
export type DecidedAction = z.infer<typeof DecidedAction>;

/** `cvs`: of the delivery that it was done with, or how many were decided on. */
const HistoryEntry = z.object({
  action: z.union([HistoryAction, DecidedAction]),
  at: z.iso.datetime(),
  by: z.string(),
  cvs: z.nullable(z.int()),
  /** Who was revealed, by the number, or decided on alone; null for everything else. */
  candidate: z.nullable(z.string()),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

/**
 * All of a vacancy but its CVs. `upload_id` is the newest delivery whose job description was read: its board and its ranking are the
 * vacancy's. `earlier` are rankings by another job description of the same title. `seen_at`: when the owner last looked, before now.
 */
export const OpeningPage = z.object({
  ...Opening.shape,
  seen_at: z.nullable(z.iso.datetime()),
  closing: z.nullable(Closing),
  upload_id: z.nullable(UploadId),
  /** Candidates are shown by their numbers; `reveals` counts those who were revealed, also where they were erased since. */
  is_blind: z.boolean(),
  reveals: z.int(),
  counts: OpeningCounts,
  deliveries: z.array(Delivery),
  earlier: z.array(z.object({ upload_id: UploadId, created_at: z.iso.datetime(), cvs: z.int() })),
  history: z.array(HistoryEntry),
});
export type OpeningPage = z.infer<typeof OpeningPage>;

/** The same person in another vacancy of the same owner. `isNearText`: nothing but nearly the same text says so. */
const SeenElsewhere = z.object({
  candidate_id: CandidateId,
  opening_id: OpeningId,
  title: z.string(),
  at: z.iso.datetime(),
  score: Score,
  decision: z.nullable(Decision),
  isNearText: z.boolean(),
});
export type SeenElsewhere = z.infer<typeof SeenElsewhere>;

/** One line of a vacancy's ranking, in the order of the places; candidates without one come last. */
export const RankedCv = z.object({
  id: CandidateId,
  /** The file's, where no name was found. */
  name: z.string(),
  isNamed: z.boolean(),
  status: CandidateStatus,
  score: z.nullable(Score),
  place: z.nullable(z.int()),
  judged_at: z.nullable(z.iso.datetime()),
  decision: z.nullable(Decision),
  seen: z.array(SeenElsewhere),
  ...z.pick(Candidate, { is_shortlisted: true, error_message: true, needs_review: true }).shape,
  ...z.pick(Candidate, { current_job_title: true, current_employer: true }).shape,
});
export type RankedCv = z.infer<typeof RankedCv>;

export const RankingQuery = z.object({
  offset: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000)), 0),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(500)), 100),
});
export type RankingQuery = z.infer<typeof RankingQuery>;
