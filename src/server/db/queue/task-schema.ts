import { integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { CandidateId, UploadId } from "#shared/ids.ts";
import type { Stage } from "#shared/screening/progress.ts";
import { madeAt, moment, owner } from "#db/columns.ts";
import type { Lane, TaskId, TaskKind, TaskState } from "./task.ts";

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
