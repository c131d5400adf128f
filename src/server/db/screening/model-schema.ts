import { bigint, date, doublePrecision, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { CandidateId, UploadId } from "#shared/ids.ts";
import { madeAt, owner } from "#db/columns.ts";

export const modelAnswers = pgTable("model_answers", {
  user_id: owner(),
  candidate_id: uuid().$type<CandidateId>().notNull(),
  cv_hash: text().notNull(),
  criteria_hash: text().notNull(),
  model: text().notNull(),
  prompt_version: text().notNull(),
  answer: jsonb().notNull(),
  created_at: madeAt(),
});

export const vacancyAnswers = pgTable("vacancy_answers", {
  user_id: owner(),
  upload_id: uuid().$type<UploadId>().notNull(),
  vacancy_hash: text().notNull(),
  model: text().notNull(),
  prompt_version: text().notNull(),
  answer: jsonb().notNull(),
  created_at: madeAt(),
});

export const modelUsage = pgTable("model_usage", {
  id: uuid().primaryKey().defaultRandom(),
  user_id: owner(),
  upload_id: uuid().$type<UploadId>(),
  model: text().notNull(),
  month: date().notNull(),
  calls: integer().notNull(),
  input_tokens: bigint({ mode: "number" }).notNull(),
  output_tokens: bigint({ mode: "number" }).notNull(),
  cost: doublePrecision(),
});
