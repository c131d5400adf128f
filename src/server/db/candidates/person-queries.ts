import { and, desc, eq, ne, sql } from "drizzle-orm";
import { callCandidate } from "#shared/candidates/call-candidate.ts";
import type { PersonCv } from "#shared/candidates/person-history.ts";
import type { CandidateId, UserId } from "#shared/ids.ts";
import type { Tx } from "#db/client.ts";
import { candidates } from "./candidate-schema.ts";
import { jobs } from "#db/vacancies/vacancy-schema.ts";
import { cvBands, personCvs } from "./person-schema.ts";
import { firstOrNotFound } from "#db/first-row.ts";

/** A CV that is read again leaves its sketch anew. */
export async function saveBands(tx: Tx, ownerId: UserId, id: CandidateId, bands: number[]) {
  await tx.delete(cvBands).where(and(eq(cvBands.user_id, ownerId), eq(cvBands.candidate_id, id)));
  const rows = [...new Set(bands)].map((band) => ({ candidate_id: id, user_id: ownerId, band }));
  if (rows.length > 0) await tx.insert(cvBands).values(rows);
}

/** Of the present owner. The second time nothing changes; the lock is held until the transaction ends. */
export async function assignPerson(tx: Tx, id: CandidateId) {
  await tx.execute(sql`select assign_person(${id})`);
}

/** A copy is of the same person, and says the same. */
export async function copyPerson(tx: Tx, ownerId: UserId, from: CandidateId, to: CandidateId) {
  await tx.execute(sql`select lock_people()`);
  await tx.execute(
    sql`insert into person_cvs (candidate_id, user_id, person_id, parted_from)
      select ${to}, user_id, person_id, parted_from from person_cvs where user_id = ${ownerId} and candidate_id = ${from}`,
  );
  await tx.execute(
    sql`insert into cv_bands (candidate_id, user_id, band)
      select ${to}, user_id, band from cv_bands where user_id = ${ownerId} and candidate_id = ${from}`,
  );
}

/** Under the lock of the people. */
export async function lockPerson(tx: Tx, ownerId: UserId, id: CandidateId) {
  await tx.execute(sql`select lock_people()`);
  return getPerson(tx, ownerId, id);
}

async function getPerson(tx: Tx, ownerId: UserId, id: CandidateId): Promise<string> {
  const { person } = await tx
    .select({ person: personCvs.person_id })
    .from(personCvs)
    .where(and(eq(personCvs.user_id, ownerId), eq(personCvs.candidate_id, id)))
    .then(firstOrNotFound);
  return person;
}

/** Answers the CVs that became the first one's, none where they were already. What was parted before is joined now. */
export async function joinPeople(tx: Tx, ownerId: UserId, kept: string, gone: string): Promise<CandidateId[]> {
  if (kept === gone) return [];
  const ids = await listIds(tx, ownerId, gone);
  await tx.execute(
    sql`update person_cvs set parted_from = array_remove(array_remove(parted_from, ${kept}), ${gone})
      where user_id = ${ownerId} and person_id in (${kept}, ${gone})`,
  );
  await tx.execute(sql`select merge_people(${kept}, ${gone})`);
  return ids;
}

/** Those of the ids that are of the person become another one, together. Answers how many. */
export async function partPeople(tx: Tx, ownerId: UserId, person: string, ids: CandidateId[]): Promise<number> {
  const isMeant = and(
    eq(personCvs.user_id, ownerId),
    eq(personCvs.person_id, person),
    sql`${personCvs.candidate_id} = any(${sql.param(ids)}::uuid[])`,
  );
  const parted = await tx
    .update(personCvs)
    .set({ person_id: crypto.randomUUID(), parted_from: sql`array_append(${personCvs.parted_from}, ${person}::uuid)` })
    .where(isMeant)
    .returning({ id: personCvs.candidate_id });
  return parted.length;
}

async function listIds(tx: Tx, ownerId: UserId, person: string): Promise<CandidateId[]> {
  const rows = await tx
    .select({ id: personCvs.candidate_id })
    .from(personCvs)
    .where(and(eq(personCvs.user_id, ownerId), eq(personCvs.person_id, person)));
  return rows.map(({ id }) => id);
}

/** Condition on two candidates, `own` and `other`: nothing but their texts says that they are of one person. */
export const IS_NEAR_TEXT = sql.raw(
  `(other.email_key = own.email_key or other.phone_key = own.phone_key or other.content_hash = own.content_hash) is not true
    and other.id in (select near_cvs(own.id))`,
);

const MOST_CVS = 100;

/** The other CVs of the person, the latest first. Where one of two is covered, the other would tell who it is. */
export async function listPersonCvs(tx: Tx, ownerId: UserId, id: CandidateId): Promise<PersonCv[]> {
  const person = await getPerson(tx, ownerId, id);
  const { candidate_name, file_name, score, decision, created_at: at } = candidates;
  const isNearText = sql<boolean>`exists (select from bulk_analysis_results own, bulk_analysis_results other
    where own.id = ${id} and other.id = ${candidates.id} and ${IS_NEAR_TEXT})`;
  const isUncovered = sql`not ${candidates.is_covered} and not exists (select from bulk_analysis_results own
    where own.id = ${id} and own.is_covered)`;
  const rows = await tx
    .select({
      candidate_id: candidates.id,
      candidate_name,
      file_name,
      score,
      decision,
      at,
      title: jobs.title,
      opening_id: candidates.job_id,
      isNearText,
    })
    .from(personCvs)
    .innerJoin(candidates, eq(candidates.id, personCvs.candidate_id))
    .leftJoin(jobs, eq(jobs.id, candidates.job_id))
    .where(and(eq(personCvs.user_id, ownerId), eq(personCvs.person_id, person), ne(candidates.id, id), isUncovered))
    .orderBy(desc(at), candidates.id)
    .limit(MOST_CVS);
  return rows.map((row) => Object.assign(row, { name: callCandidate(row) }));
}
