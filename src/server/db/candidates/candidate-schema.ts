import { sql } from "drizzle-orm";
import { boolean, doublePrecision, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { CandidateStatus } from "#shared/candidates/candidate.ts";
import type { Decision } from "#shared/candidates/decision.ts";
import type {
  Certification,
  Education,
  Employment,
  PageSize,
  RatedSkill,
  Removed,
  ReviewReason,
} from "#shared/screening/cv-analysis.ts";
import type { Finding } from "#shared/screening/evidence.ts";
import type { HiddenText } from "#shared/screening/hidden-text.ts";
import type { ExperienceLevel } from "#shared/candidates/experience-level.ts";
import type { CandidateId, OpeningId, UploadId } from "#shared/ids.ts";
import type { EngineNote } from "#shared/screening/judged-cv.ts";
import type { FlagLevel } from "#shared/candidates/red-flags.ts";
import { list, madeAt, moment, owner } from "#db/columns.ts";

export const candidates = pgTable("bulk_analysis_results", {
  id: uuid().$type<CandidateId>().primaryKey().defaultRandom(),
  bulk_upload_id: uuid().$type<UploadId>(),
  user_id: owner(),
  position: integer().notNull().default(0),
  candidate_name: text(),
  file_name: text().notNull(),
  cv_file_path: text().notNull(),
  status: text().$type<CandidateStatus>().notNull().default("pending"),
  error_message: text(),
  is_skipped: boolean().notNull().default(false),
  is_dismissed: boolean().notNull().default(false),
  score: integer(),
  summary: text(),
  strengths: list<string>(),
  concerns: list<string>(),
  technical_skills: list<RatedSkill>(),
  soft_skills: list<RatedSkill>(),
  interview_insights: list<string>(),
  employment_history: list<Employment>(),
  education: list<Education>(),
  certifications: list<Certification>(),
  current_job_title: text(),
  current_employer: text(),
  current_start_date: text(),
  current_end_date: text(),
  current_location: text(),
  seniority_level: text(),
  needs_review: boolean().notNull().default(false),
  review_reasons: list<ReviewReason>(),
  findings: list<Finding>(),
  removed: list<Removed>(),
  page_sizes: list<PageSize>(),
  hidden_text: list<HiddenText>(),
  hidden_characters: integer().notNull().default(0),
  odd_characters: integer().notNull().default(0),
  reading_quality: doublePrecision(),
  evidence_confidence: doublePrecision(),
  musts_met: integer(),
  role_fit: doublePrecision(),
  content_hash: text(),
  person_hashes: list<string>(),
  engine_version: text(),
  other_score: integer(),
  engine_note: text().$type<EngineNote>(),
  unlocated_quotes: integer().notNull().default(0),
  is_shortlisted: boolean().notNull().default(false),
  shortlist_rank: integer(),
  ranking_place: integer(),
  created_at: madeAt(),
  completed_at: moment(),
  job_id: uuid().$type<OpeningId>(),
  notes: text().notNull().default(""),
  contact_email: text(),
  contact_phone: text(),
  tech_match: integer().notNull().default(50),
  soft_match: integer().notNull().default(55),
  experience_level: text().$type<ExperienceLevel>().notNull().default("entry"),
  flag_level: text().$type<FlagLevel>().notNull().default("none"),
  search_text: text().notNull().default(""),
  decision: text().$type<Decision>(),
  decision_reason: text().notNull().default(""),
  decided_at: moment(),
  is_kept_out: boolean().notNull().default(false),
  blind_number: integer(),
  is_covered: boolean().notNull().default(false),
  revealed_at: moment(),
  shown_file: text()
    .notNull()
    .generatedAlwaysAs(sql`case when is_covered then 'Candidate ' || blind_number else file_name end`),
  match_score: integer()
    .notNull()
    .generatedAlwaysAs(sql`coalesce(score, 0)`),
  sort_name: text()
    .notNull()
    .generatedAlwaysAs(sql`lower(coalesce(candidate_name, regexp_replace(file_name, '\\.[[:alpha:]]{2,5}$', '')))`),
  email_key: text().generatedAlwaysAs(sql`nullif(lower(btrim(contact_email)), '')`),
  phone_key: text().generatedAlwaysAs(sql`right(regexp_replace(contact_phone, '\\D', '', 'g'), 9)`),
  rank_order: integer()
    .notNull()
    .generatedAlwaysAs(sql`-coalesce(ranking_place, 2147483647)`),
});

export const applications = pgTable("applications", {
  id: uuid().primaryKey().defaultRandom(),
  user_id: owner(),
  candidate_id: uuid().$type<CandidateId>().notNull(),
  job_id: uuid().$type<OpeningId>().notNull(),
  confidence: doublePrecision(),
});
