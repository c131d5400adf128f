import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { KeyedCriterion } from "#shared/vacancies/criteria.ts";
import type { UploadId, UserId } from "#shared/ids.ts";
import type { Criterion } from "#shared/vacancies/vacancy.ts";
import type { Tx } from "#db/client.ts";
import { criteria } from "./vacancy-schema.ts";

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

function ofUpload(ownerId: UserId, uploadId: UploadId) {
  return and(eq(criteria.upload_id, uploadId), eq(criteria.user_id, ownerId));
}
