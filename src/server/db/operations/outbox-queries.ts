import { and, asc, eq, isNull, lt, lte, or, sql } from "drizzle-orm";
import type { UserId } from "#shared/ids.ts";
import type { Tx } from "#db/client.ts";
import { outbox } from "./operation-schema.ts";
import { TASK_CHANNEL } from "#db/queue/task-queue.ts";

/** A message as it will be sent. Words of users are in the bodies only, never in the subject. */
export interface Mail {
  kind: string;
  subject: string;
  body_text: string;
  body_html: string;
}

export type DueMail = typeof outbox.$inferSelect;

const isWaiting = and(isNull(outbox.sent_at), isNull(outbox.failed_at), isNull(outbox.handed_over_at));
// Links in mails open accounts, so the text is removed once a mail has gone out or never will.
const noBodies = { body_text: "", body_html: "" };

/** Part of the transaction that gives the reason to write; run as the system, or as the owner it is for. Sent once that has been committed. */
export async function putMail(tx: Tx, userId: UserId | null, recipient: string, mail: Mail, delaySeconds = 0) {
  const next_attempt_at = sql`now() + ${delaySeconds} * interval '1 second'`;
  await tx.insert(outbox).values({ ...mail, user_id: userId, recipient, next_attempt_at });
  await tx.execute(sql`select pg_notify(${TASK_CHANNEL}, '')`);
}

/** Claimed by moving its next attempt past the connection timeout: if the sender dies, the mail becomes due again. */
export async function takeDueMail(tx: Tx): Promise<DueMail | undefined> {
  const [mail] = await tx
    .select()
    .from(outbox)
    .where(and(isWaiting, lte(outbox.next_attempt_at, sql`now()`)))
    .orderBy(asc(outbox.next_attempt_at))
    .limit(1)
    .for("update", { skipLocked: true });
  if (mail === undefined) return undefined;
  const inHand = sql`now() + interval '2 minutes'`;
  await tx.update(outbox).set({ next_attempt_at: inHand }).where(eq(outbox.id, mail.id));
  return mail;
}

/** Only the first sender to record the hand-over may send. Also false if the mail is gone. */
export async function handOverMail(tx: Tx, id: string): Promise<boolean> {
  const mine = await tx
    .update(outbox)
    .set({ handed_over_at: sql`now()` })
    .where(and(eq(outbox.id, id), isWaiting))
    .returning({ id: outbox.id });
  return mine.length === 1;
}

export async function markMailSent(tx: Tx, id: string) {
  await tx
    .update(outbox)
    .set({ sent_at: sql`now()`, ...noBodies })
    .where(eq(outbox.id, id));
}

export async function markMailFailed(tx: Tx, id: string, reason: string) {
  await tx
    .update(outbox)
    .set({ failed_at: sql`now()`, handed_over_at: null, last_error: reason, ...noBodies })
    .where(eq(outbox.id, id));
}

/** Back into the queue; after a day the reason to write has passed, and so has the mail. */
export async function postponeMail(tx: Tx, { id, attempts }: DueMail, delayMs: number, reason: string) {
  const [mail] = await tx
    .update(outbox)
    .set({
      attempts: attempts + 1,
      handed_over_at: null,
      next_attempt_at: sql`now() + ${delayMs} * interval '1 millisecond'`,
      last_error: reason,
    })
    .where(eq(outbox.id, id))
    .returning({ isTooOld: sql<boolean>`${outbox.created_at} < now() - interval '24 hours'` });
  if (mail?.isTooOld === true) await markMailFailed(tx, id, reason);
}

/** Negative when one is due; undefined when none waits. */
export async function findMsToNextMail(tx: Tx): Promise<number | undefined> {
  const ms = sql<number | null>`(extract(epoch from min(${outbox.next_attempt_at}) - now()) * 1000)::float8`;
  const [next] = await tx.select({ ms }).from(outbox).where(isWaiting);
  return next?.ms ?? undefined;
}

/** A mail that was handed over and never marked belonged to a process that died; it is as old as its hand-over. */
export async function deleteOldMails(tx: Tx) {
  const weekAgo = sql`now() - interval '7 days'`;
  await tx
    .delete(outbox)
    .where(
      or(
        lt(outbox.sent_at, weekAgo),
        lt(outbox.handed_over_at, weekAgo),
        lt(outbox.failed_at, sql`now() - interval '30 days'`),
      ),
    );
}
