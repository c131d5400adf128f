import type { UserId } from "#shared/ids.ts";
import type { Tx } from "./client.ts";
import { auditLog } from "./schema.ts";

export type AuditAction =
  | "sign_up"
  | "sign_in"
  | "sign_in_failed"
  | "sign_out"
  | "token_reuse"
  | "screening_started"
  | "screening_cancelled"
  | "criteria_changed";

/** Ids only. The product's roles may write this table and never read or change it. */
export async function audit(tx: Tx, ownerId: UserId | null, action: AuditAction, subjectId?: string) {
  await tx.insert(auditLog).values({ user_id: ownerId, action, subject_id: subjectId ?? null });
}
