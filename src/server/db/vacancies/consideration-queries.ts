import { desc, eq, type SQL, sql } from "drizzle-orm";
import type { CandidateId, UploadId, UserId } from "#shared/ids.ts";
import type { Consideration } from "#shared/vacancies/known-people.ts";
import type { Tx } from "#db/client.ts";
import { isRankedWith } from "#db/screening/ranking-queries.ts";
import { candidates, cvTexts, users } from "#db/schema.ts";

export async function getConsideration(tx: Tx, ownerId: UserId): Promise<Consideration> {
  const [user] = await tx.select({ months: users.consider_months }).from(users).where(eq(users.id, ownerId));
  return { months: user?.months ?? null };
}

export async function setConsideration(tx: Tx, ownerId: UserId, { months }: Consideration): Promise<Consideration> {
  await tx.update(users).set({ consider_months: months }).where(eq(users.id, ownerId));
  return { months };
}

const SAME_PERSON = ["email_key", "phone_key", "content_hash"] as const;

/**
 * Condition on a candidate: judged, not too long ago, and neither taken out nor ranked for the vacancy, with this CV or another of the
 * same person.
 */
export function mayBeConsidered(ownerId: UserId, ranked: UploadId): SQL {
  const isAway = sql`(away.is_kept_out or coalesce(${isRankedWith(sql`away.bulk_upload_id`, ownerId, ranked)}, false))`;
  const others = SAME_PERSON.map(
    (key) => sql`not exists (select from bulk_analysis_results away where away.user_id = ${ownerId}
      and away.${sql.raw(key)} = ${candidates[key]} and ${isAway})`,
  );
  return sql`${candidates.user_id} = ${ownerId} and ${candidates.status} = 'completed' and not ${candidates.is_kept_out}
    and not coalesce(${isRankedWith(candidates.bulk_upload_id, ownerId, ranked)}, false)
    and ${candidates.created_at} > now() - make_interval(months => (select ${users.consider_months} from ${users} where ${users.id} = ${ownerId}))
    and ${sql.join(others, sql` and `)}`;
}

/** Of everybody who may be considered and whose text was kept, the newest CV. */
export async function listConsidered(tx: Tx, ownerId: UserId, ranked: UploadId): Promise<CandidateId[]> {
  const { email_key, phone_key, content_hash, id } = candidates;
  const person = sql`coalesce(${email_key}, ${phone_key}, ${content_hash}, ${id}::text)`;
  const rows = await tx
    .selectDistinctOn([person], { id })
    .from(candidates)
    .innerJoin(cvTexts, eq(cvTexts.candidate_id, id))
    .where(mayBeConsidered(ownerId, ranked))
    .orderBy(person, desc(candidates.created_at));
  return rows.map((row) => row.id);
}

/** Who of the ranking is the same person: the same e-mail address, telephone number or text. */
export async function findSameInRanking(
  tx: Tx,
  ownerId: UserId,
  ranked: UploadId,
  id: CandidateId,
): Promise<CandidateId | undefined> {
  const { rows } = await tx.execute<{ id: CandidateId }>(
    sql`select other.id from bulk_analysis_results own join bulk_analysis_results other on other.user_id = own.user_id
        and (other.email_key = own.email_key or other.phone_key = own.phone_key or other.content_hash = own.content_hash)
      where own.user_id = ${ownerId} and own.id = ${id} and ${isRankedWith(sql`other.bulk_upload_id`, ownerId, ranked)} limit 1`,
  );
  return rows[0]?.id;
}
