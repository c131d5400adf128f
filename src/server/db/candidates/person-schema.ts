import { integer, pgTable, uuid } from "drizzle-orm/pg-core";
import { owner } from "#db/columns.ts";
import type { CandidateId } from "#shared/ids.ts";

export const personCvs = pgTable("person_cvs", {
  candidate_id: uuid().$type<CandidateId>().primaryKey(),
  user_id: owner(),
  person_id: uuid().notNull(),
  parted_from: uuid().array().notNull().default([]),
});

export const cvBands = pgTable("cv_bands", {
  candidate_id: uuid().$type<CandidateId>().notNull(),
  user_id: owner(),
  band: integer().notNull(),
});
