import * as z from "zod/mini";
import { CandidateStatus } from "./candidate.ts";
import { Decision } from "./decision.ts";
import { ExperienceLevel } from "./experience-level.ts";
import { CandidateId, OpeningId } from "#shared/ids.ts";
import { FlagLevel, type FlagReason, findRedFlags } from "./red-flags.ts";
import { Score } from "#shared/screening/score-bands.ts";

export const UNASSIGNED = "Unassigned";
/** What a card shows of a summary and of the strengths. */
export const SUMMARY_SHOWN = 300;
export const STRENGTHS_SHOWN = 2;

/** One line of the dashboard. Whole candidates are some 50 times its size. */
export const CandidateRow = z.object({
  id: CandidateId,
  /** The file's, where no name was found. */
  name: z.string(),
  isNamed: z.boolean(),
  jobTitle: z.string(),
  jobId: z.nullable(OpeningId),
  confidence: z.nullable(z.number()),
  /** 0 where there is no score; `status` says why. */
  matchScore: Score,
  created_at: z.iso.datetime(),
  status: CandidateStatus,
  errorMessage: z.nullable(z.string()),
  file_name: z.string(),
  techMatch: Score,
  softSkillsMatch: Score,
  technicalSkillCount: z.int(),
  softSkillCount: z.int(),
  experienceLevel: ExperienceLevel,
  /** Null without Pro. */
  redFlags: z.nullable(FlagLevel),
  current_job_title: z.nullable(z.string()),
  current_employer: z.nullable(z.string()),
  current_location: z.nullable(z.string()),
  current_start_date: z.nullable(z.string()),
  current_end_date: z.nullable(z.string()),
  seniorityLevel: z.nullable(z.string()),
  needsReview: z.boolean(),
  is_shortlisted: z.boolean(),
  shortlist_rank: z.nullable(z.int()),
  decision: z.nullable(Decision),
  summary: z.nullable(z.string()),
  strengths: z.array(z.string()),
  strengthCount: z.int(),
  /** Something was left out that Pro would show. */
  locked: z.boolean(),
});
export type CandidateRow = z.infer<typeof CandidateRow>;

/** Why a row has its flag, the gravest first; null without Pro. */
export function flagReasons(row: CandidateRow): FlagReason[] | null {
  return row.redFlags === null ? null : findRedFlags(row).reasons;
}
