import { sql } from "drizzle-orm";
import type { UserId } from "#shared/ids.ts";
import type { Tx } from "#db/client.ts";
import { auditLog } from "./operation-schema.ts";

export type AuditAction =
  | "sign_up"
  | "sign_in"
  | "sign_in_failed"
  | "sign_out"
  | "token_reuse"
  | "password_reset_requested"
  | "password_reset"
  | "password_changed"
  | "email_confirmed"
  | "session_ended"
  | "api_key_created"
  | "api_key_revoked"
  | "webhook_created"
  | "webhook_deleted"
  | "webhook_enabled"
  | "webhook_disabled"
  | "upload_created"
  | "screening_started"
  | "screening_cancelled"
  | "criteria_changed"
  | "judged_again"
  | "known_people_judged"
  | "known_person_added"
  | "people_joined"
  | "people_parted"
  | "names_checked"
  | "opening_renamed"
  | "opening_archived"
  | "opening_reopened"
  | "opening_closed"
  | "blind_review_started"
  | "blind_review_ended"
  | "candidate_revealed"
  | "covered_downloaded"
  | "letter_addressed"
  | "candidate_viewed"
  | "candidate_decided"
  | "evidence_exported"
  | "candidates_deleted"
  | "file_downloaded"
  | "report_downloaded"
  | "reports_exported"
  | "cv_attached"
  | "account_exported"
  | "account_deleted"
  | "trial_claimed"
  | "plan_changed"
  | "access_refused"
  | "task_retried"
  | "mail_retried"
  | "retention";

/**
 * Ids only. The product's roles may write this table and never change it, nor read it but through `listOwnAudit`; a trigger seals each entry when it is
 * committed. A page that is open asks for its candidate again and again: a unique index keeps one view per candidate, user and
 * hour, another one refusal per user and minute, and the next ones are nothing new.
 */
export async function audit(tx: Tx, ownerId: UserId | null, action: AuditAction, subjectId?: string) {
  await tx
    .insert(auditLog)
    .values({ user_id: ownerId, action, subject_id: subjectId ?? null })
    .onConflictDoNothing();
}

export async function auditEach(tx: Tx, ownerId: UserId, action: AuditAction, subjectIds: string[]) {
  await tx.insert(auditLog).values(subjectIds.map((subject_id) => ({ user_id: ownerId, action, subject_id })));
}

export interface AuditEntry<Action extends AuditAction> {
  action: Action;
  subject_id: string;
  created_at: string;
}

/** What the owner of this transaction did with these things, the newest first. */
export async function listOwnAudit<Action extends AuditAction>(
  tx: Tx,
  subjectIds: string[],
  actions: readonly Action[],
  most: number,
): Promise<AuditEntry<Action>[]> {
  const { rows } = await tx.execute<AuditEntry<Action> & Record<string, unknown>>(
    sql`select action, subject_id, to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at
      from list_own_audit(${sql.param(subjectIds)}::uuid[], ${sql.param(actions)}::text[], ${most})`,
  );
  return rows;
}
