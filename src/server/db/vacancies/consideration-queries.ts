import { desc, eq, type SQL, sql } from "drizzle-orm";
import type { CandidateId, UploadId, UserId } from "#shared/ids.ts";
import type { Consideration } from "#shared/vacancies/known-people.ts";
import type { Tx } from "#db/client.ts";
import { isRankedWith } from "#db/screening/ranking-queries.ts";
import { personCvs } from "#db/candidates/person-schema.ts";
import { candidates } from "#db/candidates/candidate-schema.ts";
import { cvTexts } from "#db/screening/screening-schema.ts";
import { users } from "#db/account/account-schema.ts";

export async function getConsideration(tx: Tx, ownerId: UserId): Promise<Consideration> {
  const [user] = await tx.select({ months: users.consider_months }).from(users).where(eq(users.id, ownerId));
  return { months: user?.months ?? null };
}

export async function setConsideration(tx: Tx, ownerId: UserId, { months }: Consideration): Promise<Consideration> {
  await tx.update(users).set({ consider_months: months }).where(eq(users.id, ownerId));
  return { months };
}

/** Who was read before people were told apart is somebody of their own. */
const PERSON = sql`coalesce(${personCvs.person_id}, ${candidates.id})`;

/**
 * Condition on a candidate: judged, not too long ago, and neither taken out nor ranked for the vacancy, with this CV or another of the
 * same person.
 */
export function mayBeConsidered(ownerId: UserId, ranked: UploadId): SQL {
  const isAway = sql`(away.is_kept_out or coalesce(${isRankedWith(sql`away.bulk_upload_id`, ownerId, ranked)}, false))`;
  return sql`${candidates.user_id} = ${ownerId} and ${candidates.status} = 'completed' and not ${candidates.is_kept_out}
    and not coalesce(${isRankedWith(candidates.bulk_upload_id, ownerId, ranked)}, false)
    and ${candidates.created_at} > now() - make_interval(months => (select ${users.consider_months} from ${users} where ${users.id} = ${ownerId}))
    and not exists (select from person_cvs own join person_cvs same on same.user_id = own.user_id and same.person_id = own.person_id
      join bulk_analysis_results away on away.id = same.candidate_id where own.candidate_id = ${candidates.id} and ${isAway})`;
}

/** Of everybody who may be considered and whose text was kept, the newest CV. */
export async function listConsidered(tx: Tx, ownerId: UserId, ranked: UploadId): Promise<CandidateId[]> {
  const { id } = candidates;
  const rows = await tx
    .selectDistinctOn([PERSON], { id })
    .from(candidates)
    .innerJoin(cvTexts, eq(cvTexts.candidate_id, id))
    .leftJoin(personCvs, eq(personCvs.candidate_id, id))
    .where(mayBeConsidered(ownerId, ranked))
    .orderBy(PERSON, desc(candidates.created_at));
  return rows.map((row) => row.id);
}

/** Who of the ranking is the same person. */
export async function findSameInRanking(tx: Tx, ownerId: UserId, ranked: UploadId, id: CandidateId) {
  const { rows } = await tx.execute<{ id: CandidateId }>(
    sql`select other.id from person_cvs own join person_cvs same on same.user_id = own.user_id and same.person_id = own.person_id
        join bulk_analysis_results other on other.id = same.candidate_id
      where own.user_id = ${ownerId} and own.candidate_id = ${id}
        and ${isRankedWith(sql`other.bulk_upload_id`, ownerId, ranked)} limit 1`,
  );
  return rows[0]?.id;
}
