import { boolean, doublePrecision, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { list, madeAt, moment, owner } from "#db/columns.ts";
import type { TaskId } from "#db/queue/task.ts";
import type { CandidateId, OpeningId, UploadId } from "#shared/ids.ts";
import type { KeyedCriterion } from "#shared/vacancies/criteria.ts";
import type { Closing, OpeningStatus } from "#shared/vacancies/opening.ts";
import type { CriterionKind, Importance } from "#shared/vacancies/vacancy.ts";

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

export const knownMatches = pgTable("known_matches", {
  job_id: uuid().$type<OpeningId>().notNull(),
  candidate_id: uuid().$type<CandidateId>().notNull(),
  user_id: owner(),
  task_id: uuid().$type<TaskId>().notNull(),
  ranking_id: uuid().$type<UploadId>().notNull(),
  board_version: integer().notNull(),
  judged_at: moment(),
  score: integer(),
  summary: text(),
});

export const nameChecks = pgTable("name_checks", {
  id: uuid().primaryKey().defaultRandom(),
  user_id: owner(),
  job_id: uuid().$type<OpeningId>().notNull(),
  started_at: madeAt(),
  finished_at: moment(),
  engine_version: text().notNull(),
  board_version: integer().notNull(),
  names: integer().notNull(),
  cvs: integer().notNull(),
  left_out: integer().notNull().default(0),
  pairs: integer().notNull().default(0),
  moved: integer().notNull().default(0),
  largest: integer().notNull().default(0),
  portions: jsonb().$type<Record<TaskId, CandidateId[]>>().notNull().default({}),
});
