import * as z from "zod/mini";
import { Finding, Level } from "./evidence.ts";
import { HiddenText } from "./hidden-text.ts";
import { Score } from "./score-bands.ts";

export const RatedSkill = z.object({ skill: z.string(), level: Level, evidence: z.string() });
export type RatedSkill = z.infer<typeof RatedSkill>;

export const Employment = z.object({
  title: z.nullable(z.string()),
  company: z.nullable(z.string()),
  start: z.nullable(z.string()),
  end: z.nullable(z.string()),
  location: z.nullable(z.string()),
});
export type Employment = z.infer<typeof Employment>;

export const Education = z.object({
  degree: z.string(),
  institution: z.nullable(z.string()),
  year: z.nullable(z.string()),
});
export type Education = z.infer<typeof Education>;

export const Certification = z.object({
  name: z.string(),
  issuer: z.nullable(z.string()),
  year: z.nullable(z.string()),
});
export type Certification = z.infer<typeof Certification>;

/** What was taken out of the text before it was judged: how often, per kind. Never the removed words themselves. */
export const Removed = z.object({ kind: z.string(), count: z.int() });
export type Removed = z.infer<typeof Removed>;

/**
 * What was taken out, by kind; null where nothing was. Words that may be a name are hidden also where it is not sure enough to call
 * somebody by it, and "name" beside "name not found" would read as a mistake.
 */
export function describeRemoved(candidate: { removed: readonly Removed[]; candidate_name: string | null }) {
  const kinds = candidate.removed.map(({ kind }) =>
    kind === "name" && candidate.candidate_name === null ? "words that may be a name" : kind.replaceAll("_", " "),
  );
  return kinds.join(", ") || null;
}

/** Why a person should look before trusting the score. */
export const ReviewReason = z.enum([
  "poorly_read",
  "hidden_text",
  "odd_characters",
  "pasted_vacancy",
  "repeated_title",
  "addressed_to_software",
  "asks_to_run",
  "carries_files",
  "reaches_out",
  "little_text",
  "other_language",
  "engines_disagree",
  "model_overstates",
]);
export type ReviewReason = z.infer<typeof ReviewReason>;

export const REVIEW_TEXT: Record<ReviewReason, string> = {
  poorly_read: "Parts of this CV were hard to read.",
  hidden_text: "This CV holds text that nobody can see. It did not count.",
  odd_characters: "Characters that only look like letters were made plain.",
  pasted_vacancy: "Lines of the job description stand in this CV. They did not count.",
  repeated_title: "The advertised title is repeated in this CV. It counts only where a dated post has it.",
  addressed_to_software: "Lines of this CV give orders to screening software. They did not count.",
  asks_to_run:
    "This file asks its viewer to start a script or a program. Nothing was started here; open the original with care.",
  carries_files: "Other files are attached to this one. They were not read; open them with care.",
  reaches_out:
    "This file has its viewer load something from another computer when it is opened. Nothing was loaded here; open the original with care.",
  little_text: "There is very little text to judge by.",
  other_language: "This CV does not seem to be in English. The score may miss what it says.",
  engines_disagree: "The language model and the local engine are more than 15 points apart on this CV.",
  model_overstates: "Most of what the language model said of this CV is not borne out by it, and did not count.",
};

export const PageSize = z.object({ number: z.int(), width: z.number(), height: z.number() });
export type PageSize = z.infer<typeof PageSize>;

/** Everything one CV's analysis ends in; the names are the columns of `bulk_analysis_results`. */
export const CvAnalysis = z.object({
  candidate_name: z.nullable(z.string()),
  /** How to reach the person, as the CV says. For the recruiter: judging never sees them. */
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  score: Score,
  summary: z.string(),
  strengths: z.array(z.string()),
  concerns: z.array(z.string()),
  technical_skills: z.array(RatedSkill),
  soft_skills: z.array(RatedSkill),
  interview_insights: z.array(z.string()),
  employment_history: z.array(Employment),
  education: z.array(Education),
  certifications: z.array(Certification),
  current_job_title: z.nullable(z.string()),
  current_employer: z.nullable(z.string()),
  current_start_date: z.nullable(z.string()),
  current_end_date: z.nullable(z.string()),
  current_location: z.nullable(z.string()),
  seniority_level: z.nullable(z.string()),
  needs_review: z.boolean(),
  review_reasons: z.array(ReviewReason),
  findings: z.array(Finding),
  removed: z.array(Removed),
  /** Set aside before the judgement; the count holds all of it, also what the list is too short for. */
  hidden_text: z.array(HiddenText),
  hidden_characters: z.int(),
  odd_characters: z.int(),
  /** In points, as the boxes of quotes are. */
  page_sizes: z.array(PageSize),
  reading_quality: z.number().check(z.minimum(0), z.maximum(1)),
  evidence_confidence: z.number().check(z.minimum(0), z.maximum(1)),
  musts_met: z.int(),
  /** How near the work comes to the advertised role, from 0 to 1; the part of the score that no single criterion carries. */
  role_fit: z.number().check(z.minimum(0), z.maximum(1)),
  /** Equal for the same text, whatever the file. */
  content_hash: z.string(),
  /** One for each way to reach the person; two versions of one person's CV share at least one. */
  person_hashes: z.array(z.string()),
  engine_version: z.string(),
});
export type CvAnalysis = z.infer<typeof CvAnalysis>;

export const UnreadableReason = z.enum([
  "encrypted",
  "corrupt",
  "too_large",
  "not_a_document",
  "no_readable_text",
  "too_little_text",
  "took_too_long",
  "unsafe",
  "stored_file_changed",
  "fault",
]);
export type UnreadableReason = z.infer<typeof UnreadableReason>;

export const UNREADABLE_TEXT: Record<UnreadableReason, string> = {
  encrypted: "The file is protected by a password.",
  corrupt: "The file is damaged and could not be opened.",
  too_large: "The file is too large to be read.",
  not_a_document: "The file is not a PDF or Word document.",
  no_readable_text: "The file holds no readable text.",
  too_little_text: "The file holds only a few words, too little to judge.",
  took_too_long: "Reading the file took too long.",
  unsafe: "The file could not be processed safely.",
  stored_file_changed: "The stored file is missing or has changed since it was uploaded.",
  fault: "A fault on our side kept this file from being read. Please try again.",
};

/** Pages are pictures, and recognising them was not asked for. */
export const Scanned = z.object({ kind: z.literal("scanned"), pages: z.int() });

export const CvOutcome = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("analysed"), analysis: CvAnalysis }),
  z.object({ kind: z.literal("unreadable"), reason: UnreadableReason }),
  Scanned,
]);
export type CvOutcome = z.infer<typeof CvOutcome>;
