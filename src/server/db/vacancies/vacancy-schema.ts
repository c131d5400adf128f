import { integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { madeAt, moment, owner } from "#db/columns.ts";
import type { TaskId } from "#db/queue/task.ts";
import type { CandidateId, OpeningId, UploadId } from "#shared/ids.ts";

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
