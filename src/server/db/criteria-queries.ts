import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { CriteriaList, KeyedCriterion } from "#shared/criteria.ts";
import type { UploadId, UserId } from "#shared/ids.ts";
import type { Criterion } from "#shared/vacancy.ts";
import type { Tx } from "./client.ts";
import { isRankedWith } from "./ranking-queries.ts";
import { criteria } from "./schema.ts";
import { getUpload } from "./upload-queries.ts";

export async function insertCriteria(tx: Tx, ownerId: UserId, uploadId: UploadId, read: Criterion[]) {
  if (read.length === 0) return;
  const owned = { user_id: ownerId, upload_id: uploadId };
  const rows = read.map(({ id: key, ...rest }, position) => ({ ...rest, ...owned, key, position }));
  await tx.insert(criteria).values(rows);
}

export async function deleteCriteria(tx: Tx, ownerId: UserId, uploadId: UploadId) {
  await tx.delete(criteria).where(ofUpload(ownerId, uploadId));
}

/** As they are weighed now. Once: the other upload has none yet. */
export async function copyCriteria(tx: Tx, ownerId: UserId, from: UploadId, to: UploadId) {
  await tx.execute(
    sql`insert into criteria (user_id, upload_id, key, position, wording, kind, importance, weight, required_years, terms)
      select user_id, ${to}, key, position, wording, kind, importance, weight, required_years, terms
      from criteria where user_id = ${ownerId} and upload_id = ${from}`,
  );
}

export async function listCriteria(tx: Tx, ownerId: UserId, uploadId: UploadId): Promise<KeyedCriterion[]> {
  const { key, wording, kind, importance, weight, required_years, terms } = criteria;
  return tx
    .select({ key, wording, kind, importance, weight, required_years, terms })
    .from(criteria)
    .where(ofUpload(ownerId, uploadId))
    .orderBy(asc(criteria.position));
}

/** Of several uploads at once, for files that hold candidates of more than one. */
export async function listCriteriaOf(
  tx: Tx,
  ownerId: UserId,
  uploadIds: readonly (UploadId | null)[],
): Promise<Map<UploadId, KeyedCriterion[]>> {
  const { upload_id, user_id, key, wording, kind, importance, weight, required_years, terms, position } = criteria;
  const ids = [...new Set(uploadIds.filter((id) => id !== null))];
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ upload_id, criterion: { key, wording, kind, importance, weight, required_years, terms } })
    .from(criteria)
    .where(and(eq(user_id, ownerId), inArray(upload_id, ids)))
    .orderBy(asc(position));
  const byUpload = Map.groupBy(rows, (row) => row.upload_id);
  return new Map([...byUpload].map(([id, own]) => [id, own.map(({ criterion }) => criterion)]));
}

export async function getCriteriaList(tx: Tx, ownerId: UserId, uploadId: UploadId): Promise<CriteriaList> {
  const { vacancy } = await getUpload(tx, ownerId, uploadId);
  const { title, set_aside, criteria_model, criteria_note } = vacancy ?? { title: null, set_aside: [] };
  // Vacancies that were read before there were formalities have none.
  const formalities = vacancy?.formalities ?? [];
  const rows = await listCriteria(tx, ownerId, uploadId);
  return { title, set_aside, formalities, criteria_model, criteria_note, criteria: rows };
}

/** In every upload of the ranking: whoever is ranked together is weighed alike. */
export async function saveWeighings(tx: Tx, ownerId: UserId, uploadId: UploadId, changed: KeyedCriterion[]) {
  const values = JSON.stringify(changed.map(({ key, weight, importance }) => ({ key, weight, importance })));
  const given = sql`jsonb_to_recordset(${values}::jsonb) as given(key text, weight double precision, importance text)`;
  await tx
    .update(criteria)
    .set({ weight: sql`given.weight`, importance: sql`given.importance` })
    .from(given)
    .where(
      and(
        eq(criteria.user_id, ownerId),
        isRankedWith(criteria.upload_id, ownerId, uploadId),
        sql`${criteria.key} = given.key`,
      ),
    );
}

function ofUpload(ownerId: UserId, uploadId: UploadId) {
  return and(eq(criteria.upload_id, uploadId), eq(criteria.user_id, ownerId));
}
