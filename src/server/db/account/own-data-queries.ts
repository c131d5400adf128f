import { type SQL, sql } from "drizzle-orm";
import type { UserId } from "#shared/ids.ts";
import { asOwner, type Db, type Tx } from "#db/client.ts";
import { hasPro } from "#db/billing/plan-queries.ts";

const ROWS_AT_A_TIME = 200;

interface Section {
  table: string;
  key: SQL;
  where: SQL;
  /** Never handed out: hashes of secrets. */
  hidden: string[];
  /** Handed out with Pro. */
  ofPro?: string[];
}

export const SECTION_NAMES = [
  "sessions",
  "api_keys",
  "webhooks",
  "webhook_deliveries",
  "jobs",
  "uploads",
  "criteria",
  "board_versions",
  "candidates",
  "cv_texts",
  "person_cvs",
  "cv_bands",
  "known_matches",
  "name_checks",
  "decisions",
  "report_readings",
  "applications",
  "candidate_analyses",
  "usage",
  "queued_mails",
  "earlier_uploads",
  "model_answers",
  "vacancy_answers",
  "model_usage",
  "files",
] as const;
type SectionName = (typeof SECTION_NAMES)[number];

const whole = (table: string, hidden: string[] = []): Section => ({ table, key: sql`id`, where: sql`true`, hidden });

/** Everything the product knows of a user, in whole rows: a column that is added later is in the export with it. */
export const SECTIONS: Record<SectionName, Section> = {
  sessions: whole("sessions"),
  api_keys: whole("api_keys", ["secret_hash"]),
  webhooks: whole("webhooks", ["sealed_secret"]),
  webhook_deliveries: whole("webhook_deliveries"),
  jobs: whole("jobs"),
  uploads: whole("bulk_file_uploads", ["claim_secret_hash"]),
  criteria: { ...whole("criteria"), key: sql`upload_id::text || key` },
  board_versions: { ...whole("board_versions"), key: sql`upload_id::text || lpad(version::text, 9, '0')` },
  // What is searched is made from the rest of the row.
  cv_texts: { ...whole("cv_texts", ["plain", "search_words", "blind_words", "post_words"]), key: sql`candidate_id` },
  person_cvs: { ...whole("person_cvs"), key: sql`candidate_id` },
  cv_bands: { ...whole("cv_bands"), key: sql`candidate_id::text || band` },
  known_matches: { ...whole("known_matches"), key: sql`job_id::text || candidate_id` },
  name_checks: whole("name_checks"),
  decisions: { ...whole("candidate_decisions"), key: sql`lpad(sequence::text, 19, '0')` },
  report_readings: { ...whole("report_readings"), key: sql`candidate_id` },
  candidates: { ...whole("bulk_analysis_results"), ofPro: ["interview_insights", "role_fit", "flag_level"] },
  applications: whole("applications"),
  candidate_analyses: whole("candidate_analyses"),
  usage: { ...whole("usage_ledger"), key: sql`candidate_id` },
  model_answers: {
    ...whole("model_answers"),
    key: sql`cv_hash || criteria_hash || model || prompt_version`,
    ofPro: ["answer"],
  },
  vacancy_answers: { ...whole("vacancy_answers"), key: sql`vacancy_hash || model || prompt_version` },
  model_usage: whole("model_usage"),
  // Not what they say: a letter that waits may carry the link that sets a new password.
  queued_mails: { ...whole("outbox", ["body_text", "body_html"]), where: sql`sent_at is null and failed_at is null` },
  earlier_uploads: whole("file_uploads"),
  files: whole("stored_files", ["storage_key"]),
};

export async function getOwnUser(tx: Tx, ownerId: UserId): Promise<unknown> {
  const { rows } = await tx.execute<{ row: unknown }>(
    sql`select to_jsonb(u) - '{password_hash,trial_secret_hash}'::text[] as row from users u where id = ${ownerId}`,
  );
  return rows[0]?.row;
}

/**
 * Page by page, each in a transaction of its own: a slow download holds no connection, and an account of any size passes in
 * little memory. What changes meanwhile may be in it or not.
 */
export async function* listOwnRows(db: Db, ownerId: UserId, name: SectionName): AsyncGenerator {
  const { table, key, where, hidden, ofPro = [] } = SECTIONS[name];
  const isOpen = await asOwner(db, ownerId, (tx) => hasPro(tx, ownerId));
  const left = isOpen ? hidden : [...hidden, ...ofPro];
  const rowsFrom = (start: SQL) =>
    sql`select (${key})::text as key, to_jsonb(t) - ${sql.param(left)}::text[] as row from ${sql.identifier(table)} t
      where user_id = ${ownerId} and ${where} and ${start} order by ${key} limit ${ROWS_AT_A_TIME}`;
  let start = sql`true`;
  for (;;) {
    const { rows } = await asOwner(db, ownerId, (tx) => tx.execute<{ key: string; row: unknown }>(rowsFrom(start)));
    for (const { row } of rows) yield row;
    const last = rows.at(-1);
    if (last === undefined) return;
    start = sql`${key} > ${last.key}`;
  }
}
