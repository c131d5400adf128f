import { sql } from "drizzle-orm";
import { bigint, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { Decision, Grounds, OpenedEvidence } from "#shared/candidates/decision.ts";
import type { CandidateId, DecisionBatchId, DecisionId, OpeningId, UploadId } from "#shared/ids.ts";
import { list, madeAt, moment, owner } from "#db/columns.ts";

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
