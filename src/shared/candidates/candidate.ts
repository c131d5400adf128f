import * as z from "zod/mini";
import { CvAnalysis } from "#shared/screening/cv-analysis.ts";
import { Decision } from "./decision.ts";
import { JudgedCv } from "#shared/screening/judged-cv.ts";
import { CandidateId, OpeningId, UploadId, UserId } from "#shared/ids.ts";

/** `locked`: it came with a trial and is beyond the screenings of the month. It is kept and not judged until it is screened again. */
export const CandidateStatus = z.enum(["pending", "analyzing", "completed", "error", "locked"]);
export type CandidateStatus = z.infer<typeof CandidateStatus>;

/**
 * What tells duplicates is made from the ways to reach a person, and stays on the server. The ways themselves are `contact_email`
 * and `contact_phone`, which a recruiter may have typed.
 */
const shownAnalysis = z.omit(JudgedCv, { content_hash: true, person_hashes: true, email: true, phone: true });

const nullableAnalysis = z.object({
  ...shownAnalysis.shape,
  score: z.nullable(CvAnalysis.shape.score),
  summary: z.nullable(z.string()),
  reading_quality: z.nullable(z.number()),
  evidence_confidence: z.nullable(z.number()),
  musts_met: z.nullable(z.int()),
  role_fit: z.nullable(z.number()),
  engine_version: z.nullable(z.string()),
});

/** Another candidate of the same upload: its file holds the same text, or names a same way to reach the person. */
export const DuplicateCandidate = z.object({ id: CandidateId, kind: z.enum(["same_content", "same_person"]) });
export type DuplicateCandidate = z.infer<typeof DuplicateCandidate>;

/** "Rank 12 of 60, shortlist of 10". */
const Place = z.object({ rank: z.int(), of: z.int(), shortlist: z.int() });
export type Place = z.infer<typeof Place>;

/** A row of `bulk_analysis_results`. Until `status` is completed the analysis fields are empty. */
export const Candidate = z.object({
  ...nullableAnalysis.shape,
  id: CandidateId,
  bulk_upload_id: z.nullable(UploadId),
  user_id: UserId,
  file_name: z.string(),
  cv_file_path: z.string(),
  status: CandidateStatus,
  error_message: z.nullable(z.string()),
  is_shortlisted: z.boolean(),
  /** Passed over on request, though it might have been tried again. */
  is_skipped: z.boolean(),
  is_dismissed: z.boolean(),
  shortlist_rank: z.nullable(z.int()),
  created_at: z.iso.datetime(),
  /** Null until the job description was read, and for candidates entered by hand. */
  job_id: z.nullable(OpeningId),
  is_kept_out: z.boolean(),
  /** The recruiter's own. */
  notes: z.string(),
  /** Blind review: name and contact data are left out, and every text has the masks of the judgement. */
  is_covered: z.boolean(),
  contact_email: z.nullable(z.string()),
  contact_phone: z.nullable(z.string()),
  /** What a person decided last; null as long as nobody has, or it was taken back. */
  decision: z.nullable(Decision),
  decision_reason: z.string(),
  decided_at: z.nullable(z.iso.datetime()),
  /** Without Pro: no interview questions and no role fit are here, though there may be some. */
  locked: z.boolean(),
  /** Looked for when one candidate or one upload is asked for; a list across uploads names none. */
  duplicates: z.array(DuplicateCandidate),
  /** Among all who are ranked for the same vacancy; looked for with one candidate, and in no list. */
  place: z.optional(Place),
});
export type Candidate = z.infer<typeof Candidate>;

export const CandidateOrder = z.enum(["shortlist_rank.asc", "score.desc", "created_at.desc"]);
export type CandidateOrder = z.infer<typeof CandidateOrder>;

/**
 * `ranking_of`: everybody who is ranked together with the CVs of this upload, those of other uploads for the same vacancy too. What is
 * not named here, such as a filter of the list of rows, is refused: an answer that ignored it would look like one that obeyed.
 */
export const CandidateQuery = z.strictObject({
  bulk_upload_id: z.optional(UploadId),
  ranking_of: z.optional(UploadId),
  is_shortlisted: z.optional(z.enum(["true", "false"])),
  order: z._default(CandidateOrder, "created_at.desc"),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(500)), 250),
});
export type CandidateQuery = z.infer<typeof CandidateQuery>;
