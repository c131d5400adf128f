import { and, eq, isNull, sql } from "drizzle-orm";
import type { UploadId, UserId } from "#shared/ids.ts";
import type { WaitlistSignup } from "#shared/account/lead.ts";
import type { Tx } from "#db/client.ts";
import { fileUploads, waitlistSignups } from "./account-schema.ts";
import { outbox } from "#db/operations/operation-schema.ts";
import { uploads } from "#db/screening/screening-schema.ts";
import { firstOrThrow } from "#db/first-row.ts";

/** All of these run as the system. Undefined when the address is on the list already. */
export async function insertSignup(tx: Tx, signup: WaitlistSignup): Promise<{ id: string } | undefined> {
  const [inserted] = await tx
    .insert(waitlistSignups)
    .values(signup)
    .onConflictDoNothing()
    .returning({ id: waitlistSignups.id });
  return inserted;
}

export async function isOnWaitlist(tx: Tx, email: string): Promise<boolean> {
  const found = await tx
    .select({ id: waitlistSignups.id })
    .from(waitlistSignups)
    .where(eq(sql`lower(${waitlistSignups.email})`, email));
  return found.length > 0;
}

export async function insertFileUpload(tx: Tx, userId: UserId | null, email: string): Promise<{ id: string }> {
  return tx.insert(fileUploads).values({ user_id: userId, email }).returning({ id: fileUploads.id }).then(firstOrThrow);
}

export async function confirmLead(tx: Tx, uploadId: UploadId) {
  await tx
    .update(uploads)
    .set({ email_confirmed_at: sql`now()` })
    .where(eq(uploads.id, uploadId));
}

/** A mail that says more is about to be written: one is enough. What has gone out stays. */
export async function withdrawMails(tx: Tx, recipient: string, kind: string) {
  await tx
    .delete(outbox)
    .where(and(eq(outbox.recipient, recipient), eq(outbox.kind, kind), isNull(outbox.handed_over_at)));
}
