import { sql } from "drizzle-orm";
import { bigint, boolean, date, doublePrecision, integer, json, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { EventName } from "#shared/site/counted-event.ts";
import type { CandidateStatus } from "#shared/candidates/candidate.ts";
import type { Decision, DecisionReasons, Grounds, OpenedEvidence } from "#shared/candidates/decision.ts";
import type {
  Certification,
  Education,
  Employment,
  PageSize,
  RatedSkill,
  Removed,
  ReviewReason,
} from "#shared/screening/cv-analysis.ts";
import type { CriteriaFileRow } from "#shared/vacancies/criteria-file.ts";
import type { KeyedCriterion, VacancyNotice } from "#shared/vacancies/criteria.ts";
import type { Finding } from "#shared/screening/evidence.ts";
import type { HiddenText } from "#shared/screening/hidden-text.ts";
import type { ExperienceLevel } from "#shared/candidates/experience-level.ts";
import type { CandidateId, DecisionBatchId, DecisionId, OpeningId, SessionId, UploadId, UserId } from "#shared/ids.ts";
import type { EngineNote } from "#shared/screening/judged-cv.ts";
import type { LiveEvent } from "#shared/live-event.ts";
import type { CvSource } from "#shared/vacancies/opening-numbers.ts";
import type { Closing, OpeningStatus } from "#shared/vacancies/opening.ts";
import type { Plan, SubscriptionStatus } from "#shared/billing/plan.ts";
import type { Stage } from "#shared/screening/progress.ts";
import type { FlagLevel } from "#shared/candidates/red-flags.ts";
import type { LeftOutFile, Bucket, UploadStatus } from "#shared/screening/upload.ts";
import type { CriterionKind, Importance } from "#shared/vacancies/vacancy.ts";
import { list, madeAt, moment, owner } from "./columns.ts";
import type { Lane, TaskId, TaskKind, TaskState } from "./queue/task.ts";

export type SessionKind = "password" | "recovery";
export type TokenPurpose = "recovery" | "confirmation" | "lead";

// The migrations make the tables; this file names what the queries use of them. `schema.test.ts` holds the two together.

export const users = pgTable("users", {
  id: uuid().$type<UserId>().primaryKey().defaultRandom(),
  email: text().notNull(),
  full_name: text().notNull().default(""),
  password_hash: text().notNull(),
  email_confirmed_at: moment(),
  is_anonymous: boolean().notNull().default(false),
  trial_secret_hash: text(),
  plan: text().$type<Plan>().notNull().default("free"),
  resume_count_reset_date: madeAt(),
  stripe_customer_id: text(),
  stripe_subscription_id: text(),
  subscription_status: text().$type<SubscriptionStatus>(),
  subscription_ends_at: moment(),
  billing_asked: integer().notNull().default(0),
  billing_written: integer().notNull().default(0),
  created_at: madeAt(),
  consider_months: integer(),
  decision_reasons: jsonb().$type<DecisionReasons>(),
});

export const sessions = pgTable("sessions", {
  id: uuid().$type<SessionId>().primaryKey().defaultRandom(),
  user_id: owner(),
  kind: text().$type<SessionKind>().notNull().default("password"),
  device: text().notNull().default(""),
  created_at: madeAt(),
  last_used_at: madeAt(),
  expires_at: moment().notNull(),
  revoked_at: moment(),
});

export const refreshTokens = pgTable("refresh_tokens", {
  token_hash: text().primaryKey(),
  session_id: uuid().$type<SessionId>().notNull(),
  user_id: owner(),
  used_at: moment(),
  parent_hash: text(),
});

export const oneTimeTokens = pgTable("one_time_tokens", {
  token_hash: text().primaryKey(),
  user_id: owner(),
  purpose: text().$type<TokenPurpose>().notNull(),
  upload_id: uuid().$type<UploadId>(),
  created_at: madeAt(),
  expires_at: moment().notNull(),
  used_at: moment(),
});

export const exportLinks = pgTable("exports", {
  token_hash: text().primaryKey(),
  user_id: owner(),
  candidate_ids: uuid().array().$type<CandidateId[]>().notNull(),
  created_at: madeAt(),
  expires_at: moment().notNull(),
});

export const rateLimits = pgTable("rate_limits", {
  bucket: text().notNull(),
  key_hash: text().notNull(),
  hits: integer().notNull(),
  ends_at: moment().notNull(),
});

/** Of nobody: what was counted, never who. */
export const analyticsCounts = pgTable("analytics_counts", {
  day: date().notNull(),
  name: text().$type<EventName>().notNull(),
  page: text().notNull(),
  detail: text().notNull().default(""),
  hits: bigint({ mode: "number" }).notNull(),
  time_ms: bigint({ mode: "number" }).notNull().default(0),
});

export const outbox = pgTable("outbox", {
  id: uuid().primaryKey().defaultRandom(),
  user_id: uuid().$type<UserId>(),
  kind: text().notNull(),
  recipient: text().notNull(),
  subject: text().notNull(),
  body_text: text().notNull(),
  body_html: text().notNull(),
  created_at: madeAt(),
  attempts: integer().notNull().default(0),
  next_attempt_at: madeAt(),
  handed_over_at: moment(),
  sent_at: moment(),
  failed_at: moment(),
  last_error: text(),
});

export const uploads = pgTable("bulk_file_uploads", {
  id: uuid().$type<UploadId>().primaryKey().defaultRandom(),
  user_id: owner(),
  email: text(),
  created_at: madeAt(),
  job_description_file_path: text().notNull().default(""),
  job_description_file_paths: text().array().notNull().default([]),
  cv_file_paths: text().array().notNull().default([]),
  total_cvs: integer().notNull().default(0),
  status: text().$type<UploadStatus>().notNull().default("uploaded"),
  error_message: text(),
  vacancy: jsonb().$type<VacancyNotice>(),
  shortlist_count: integer(),
  shortlist_percentage: integer(),
  email_confirmed_at: moment(),
  results_mailed_at: moment(),
  job_id: uuid().$type<OpeningId>(),
  tell_when_done: boolean().notNull().default(false),
  announced_cvs: integer(),
  ranking_id: uuid().$type<UploadId>(),
  known_cvs: text().array().notNull().default([]),
  left_out: list<LeftOutFile>(),
  board_version: integer().notNull().default(1),
  first_look: integer(),
  board: jsonb().$type<CriteriaFileRow[]>(),
  source: text().$type<CvSource>(),
});

export const waitlistSignups = pgTable("waitlist_signups", {
  id: uuid().primaryKey().defaultRandom(),
  full_name: text(),
  email: text().notNull(),
  data_consent: boolean().notNull(),
  marketing_consent: boolean().notNull().default(false),
});

export const fileUploads = pgTable("file_uploads", {
  id: uuid().primaryKey().defaultRandom(),
  user_id: uuid().$type<UserId>(),
  email: text(),
});

export const criteria = pgTable("criteria", {
  user_id: owner(),
  upload_id: uuid().$type<UploadId>().notNull(),
  key: text().notNull(),
  position: integer().notNull(),
  wording: text().notNull(),
  kind: text().$type<CriterionKind>().notNull(),
  importance: text().$type<Importance>().notNull(),
  weight: doublePrecision().notNull(),
  required_years: doublePrecision(),
  terms: list<string>(),
});

export const boardVersions = pgTable("board_versions", {
  upload_id: uuid().$type<UploadId>().notNull(),
  version: integer().notNull(),
  user_id: owner(),
  made_by: text(),
  made_at: madeAt(),
  criteria: list<KeyedCriterion>(),
});

export const cvTexts = pgTable("cv_texts", {
  candidate_id: uuid().$type<CandidateId>().primaryKey(),
  user_id: owner(),
  kept: json().notNull(),
  left_findings: list<Finding>(),
  plain: text()
    .notNull()
    .generatedAlwaysAs(sql`cv_plain(kept)`),
});

export const storedFiles = pgTable("stored_files", {
  id: uuid().primaryKey().defaultRandom(),
  user_id: owner(),
  upload_id: uuid().$type<UploadId>().notNull(),
  bucket: text().$type<Bucket>().notNull(),
  path: text().notNull(),
  storage_key: text().notNull(),
  file_name: text().notNull(),
  size_bytes: integer().notNull(),
  sha256: text().notNull(),
});

export const storageUse = pgTable("storage_use", {
  user_id: uuid().$type<UserId>().primaryKey(),
  bytes: bigint({ mode: "number" }).notNull(),
});

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

export const candidateDecisions = pgTable("candidate_decisions", {
  id: uuid().$type<DecisionId>().primaryKey().defaultRandom(),
  sequence: bigint({ mode: "number" }).notNull().generatedAlwaysAsIdentity(),
  batch_id: uuid().$type<DecisionBatchId>().notNull(),
  user_id: owner(),
  candidate_id: uuid().$type<CandidateId>().notNull(),
  upload_id: uuid().$type<UploadId>(),
  job_id: uuid().$type<OpeningId>(),
  decision: text().$type<Decision>(),
  reason: text().notNull().default(""),
  note: text().notNull().default(""),
  undoes: uuid().$type<DecisionBatchId>(),
  decided_by: text().notNull(),
  decided_at: moment()
    .notNull()
    .default(sql`clock_timestamp()`),
  board_version: integer(),
  engine_version: text(),
  score: integer(),
  rank: integer(),
  ranked_of: integer(),
  minutes_open: integer().notNull().default(0),
  evidence_opened: list<OpenedEvidence>(),
  grounds: jsonb().$type<Grounds>().notNull(),
});

export const reportReadings = pgTable("report_readings", {
  candidate_id: uuid().$type<CandidateId>().primaryKey(),
  user_id: owner(),
  first_opened_at: madeAt(),
  last_minute: madeAt(),
  minutes: integer().notNull().default(1),
  opened: list<OpenedEvidence>(),
});

export const jobs = pgTable("jobs", {
  id: uuid().$type<OpeningId>().primaryKey().defaultRandom(),
  user_id: owner(),
  title: text().notNull(),
  status: text().$type<OpeningStatus>().notNull().default("active"),
  created_at: madeAt(),
  seen_at: moment(),
  closing: jsonb().$type<Closing>(),
  is_blind: boolean().notNull().default(false),
  numbered: integer().notNull().default(0),
  reveals: integer().notNull().default(0),
});

export const applications = pgTable("applications", {
  id: uuid().primaryKey().defaultRandom(),
  user_id: owner(),
  candidate_id: uuid().$type<CandidateId>().notNull(),
  job_id: uuid().$type<OpeningId>().notNull(),
  confidence: doublePrecision(),
});

export const tasks = pgTable("tasks", {
  id: uuid().$type<TaskId>().primaryKey().defaultRandom(),
  user_id: owner(),
  upload_id: uuid().$type<UploadId>().notNull(),
  candidate_id: uuid().$type<CandidateId>(),
  kind: text().$type<TaskKind>().notNull(),
  priority: integer().notNull(),
  lane: text().$type<Lane>().notNull().default("quick"),
  state: text().$type<TaskState>().notNull().default("queued"),
  stage: text().$type<Stage>().notNull().default("parsing"),
  page_number: integer(),
  page_count: integer(),
  failures: integer().notNull().default(0),
  crashes: integer().notNull().default(0),
  lease_token: uuid(),
  lease_holder: integer(),
  lease_until: moment(),
  started_at: moment(),
  queued_at: madeAt(),
  parked_at: moment(),
  failure: text(),
});

export const usageLedger = pgTable("usage_ledger", {
  candidate_id: uuid().$type<CandidateId>().primaryKey(),
  user_id: owner(),
  upload_id: uuid().$type<UploadId>(),
  period: moment(),
  created_at: madeAt(),
});

export const liveEvents = pgTable("live_events", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  user_id: owner(),
  event: jsonb().$type<LiveEvent>().notNull(),
  created_at: madeAt(),
});

export const idempotencyKeys = pgTable("idempotency_keys", {
  user_id: owner(),
  route: text().notNull(),
  key: text().notNull(),
  request_hash: text().notNull(),
  answer: jsonb(),
  created_at: madeAt(),
});

export const auditLog = pgTable("audit_log", {
  user_id: uuid().$type<UserId>(),
  action: text().notNull(),
  subject_id: uuid(),
});

export const ownKeyAnalyses = pgTable("candidate_analyses", {
  id: uuid().primaryKey().defaultRandom(),
  user_id: uuid().$type<UserId>().notNull(),
  name: text().notNull(),
  file_name: text().notNull(),
  score: integer().notNull(),
  summary: text().notNull(),
  strengths: jsonb().$type<string[]>().notNull(),
  concerns: jsonb().$type<string[]>().notNull(),
});
