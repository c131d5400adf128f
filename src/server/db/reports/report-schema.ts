import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { CandidateId } from "#shared/ids.ts";
import { madeAt, moment, owner } from "#db/columns.ts";

export const exportLinks = pgTable("exports", {
  token_hash: text().primaryKey(),
  user_id: owner(),
  candidate_ids: uuid().array().$type<CandidateId[]>().notNull(),
  created_at: madeAt(),
  expires_at: moment().notNull(),
});
