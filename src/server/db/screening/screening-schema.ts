import { sql } from "drizzle-orm";
import { bigint, boolean, integer, json, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { CriteriaFileRow } from "#shared/vacancies/criteria-file.ts";
import type { VacancyNotice } from "#shared/vacancies/criteria.ts";
import type { Finding } from "#shared/screening/evidence.ts";
import type { CandidateId, OpeningId, UploadId, UserId } from "#shared/ids.ts";
import type { LiveEvent } from "#shared/live-event.ts";
import type { CvSource } from "#shared/vacancies/opening-numbers.ts";
import type { LeftOutFile, UploadStatus } from "#shared/screening/upload.ts";
import { list, madeAt, moment, owner } from "#db/columns.ts";

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

export const cvTexts = pgTable("cv_texts", {
  candidate_id: uuid().$type<CandidateId>().primaryKey(),
  user_id: owner(),
  kept: json().notNull(),
  left_findings: list<Finding>(),
  plain: text()
    .notNull()
    .generatedAlwaysAs(sql`cv_plain(kept)`),
});

export const liveEvents = pgTable("live_events", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  user_id: owner(),
  event: jsonb().$type<LiveEvent>().notNull(),
  created_at: madeAt(),
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
