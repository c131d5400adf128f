import { and, type SQL, sql } from "drizzle-orm";
import type { UploadId, UserId } from "#shared/ids.ts";
import type { Tx } from "#db/client.ts";
import { uploads } from "#db/screening/screening-schema.ts";
import { users } from "#db/account/account-schema.ts";
import { isStartedByOwner } from "#db/screening/upload-queries.ts";

// All of it runs as the system and by the database's clock: a process whose clock is wrong deletes nothing too early.

/** How long anything that names a person is kept. */
const isOld = (made: SQL) => sql`${made} < now() - interval '12 months'`;

export async function listOldUploads(tx: Tx, atMost: number): Promise<{ id: UploadId; user_id: UserId }[]> {
  return tx
    .select({ id: uploads.id, user_id: uploads.user_id })
    .from(uploads)
    .where(isOld(sql`${uploads.created_at}`))
    .orderBy(uploads.created_at)
    .limit(atMost);
}

/** Begun a day ago and never started, with whatever files came. A CV attached to an entry by hand waits as long as its entry. */
export async function listUnstartedUploads(tx: Tx, atMost: number): Promise<{ id: UploadId; user_id: UserId }[]> {
  const isUnstarted = sql`${uploads.status} = 'uploaded' and ${uploads.created_at} < now() - interval '24 hours'`;
  return tx
    .select({ id: uploads.id, user_id: uploads.user_id })
    .from(uploads)
    .where(and(isUnstarted, isStartedByOwner))
    .orderBy(uploads.created_at)
    .limit(atMost);
}

/** Trials that nobody claimed. */
export async function listOldTrials(tx: Tx, atMost: number): Promise<UserId[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(sql`${users.is_anonymous} and ${users.created_at} < now() - interval '24 hours'`)
    .orderBy(users.created_at)
    .limit(atMost);
  return rows.map(({ id }) => id);
}

interface OldRows {
  table: string;
  key: SQL;
  isOver: SQL;
}

const id = sql`id`;
const isOldRow = isOld(sql`created_at`);

/** What goes by itself, without a file or a task that would have to go with it. */
export const OLD_ROWS: OldRows[] = [
  { table: "bulk_analysis_results", key: id, isOver: sql`bulk_upload_id is null and ${isOldRow}` },
  { table: "candidate_analyses", key: id, isOver: isOldRow },
  { table: "file_uploads", key: id, isOver: isOldRow },
  { table: "waitlist_signups", key: id, isOver: isOldRow },
  {
    table: "analytics_counts",
    key: sql`day, name, page, detail`,
    isOver: sql`day < (now() at time zone 'utc')::date - interval '12 months'`,
  },
  { table: "one_time_tokens", key: sql`token_hash`, isOver: sql`expires_at < now() - interval '1 day'` },
  { table: "exports", key: sql`token_hash`, isOver: sql`expires_at < now()` },
  { table: "rate_limits", key: sql`bucket, key_hash`, isOver: sql`ends_at < now()` },
  {
    table: "webhook_deliveries",
    key: id,
    isOver: sql`next_attempt_at is null and created_at < now() - interval '30 days'`,
  },
  { table: "api_keys", key: id, isOver: sql`least(revoked_at, expires_at) < now() - interval '30 days'` },
  { table: "sessions", key: id, isOver: sql`least(revoked_at, expires_at) < now() - interval '30 days'` },
];

/** Answers how many went. The rule is asked again of each row: a limit that began anew since it was picked stays. */
export async function deleteSome(tx: Tx, { table, key, isOver }: OldRows, atMost: number): Promise<number> {
  const from = sql.identifier(table);
  const { rowCount } = await tx.execute(
    sql`delete from ${from} where (${key}) in (select ${key} from ${from} where ${isOver} limit ${atMost}) and ${isOver}`,
  );
  return rowCount ?? 0;
}
