import { and, desc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { BoardVersion, CriteriaList, KeyedCriterion, SavedBoard } from "#shared/vacancies/criteria.ts";
import type { UploadId, UserId } from "#shared/ids.ts";
import type { Tx } from "#db/client.ts";
import { deleteCriteria, listCriteria, listCriteriaOf } from "./criteria-queries.ts";
import { countJudgedEarlier } from "#db/screening/judged-earlier-queries.ts";
import { isRankedWith, judgedInRanking } from "#db/screening/ranking-queries.ts";
import { boardVersions, criteria } from "./vacancy-schema.ts";
import { candidates } from "#db/candidates/candidate-schema.ts";
import { cvTexts, uploads } from "#db/screening/screening-schema.ts";
import { users } from "#db/account/account-schema.ts";
import { getUpload, isStartedByOwner, type UploadRow } from "#db/screening/upload-queries.ts";

/** The first, and as many of the newest: a user who changes a board all day still finds this morning's. */
const KEPT_VERSIONS = 200;

export async function getCriteriaList(tx: Tx, ownerId: UserId, uploadId: UploadId): Promise<CriteriaList> {
  const upload = await getUpload(tx, ownerId, uploadId);
  const { title, set_aside, criteria_model, criteria_note } = upload.vacancy ?? { title: null, set_aside: [] };
  // Vacancies that were read before there were formalities have none.
  const formalities = upload.vacancy?.formalities ?? [];
  const rows = await listCriteria(tx, ownerId, uploadId);
  const [newest] = await listStored(tx, ownerId, uploadId, 1);
  const { version, made_at, made_by } = newest ?? asRead(upload, rows);
  const only_weights = (await countWithoutText(tx, ownerId, uploadId)) > 0;
  const judged_earlier = await countJudgedEarlier(tx, ownerId, uploadId);
  const stand = { version, made_at, made_by, only_weights, judged_earlier };
  return { title, ...stand, set_aside, formalities, criteria_model, criteria_note, criteria: rows };
}

/** The newest first. A board that nobody has changed has one version, which is not stored yet. */
export async function listBoardVersions(tx: Tx, ownerId: UserId, uploadId: UploadId): Promise<BoardVersion[]> {
  const upload = await getUpload(tx, ownerId, uploadId);
  const stored = await listStored(tx, ownerId, uploadId, KEPT_VERSIONS + 1);
  return stored.length > 0 ? stored : [asRead(upload, await listCriteria(tx, ownerId, uploadId))];
}

/** Which version of its board each of these uploads is at. */
export async function listBoardNumbers(
  tx: Tx,
  ownerId: UserId,
  uploadIds: readonly (UploadId | null)[],
): Promise<Map<UploadId, number>> {
  const ids = [...new Set(uploadIds.filter((id) => id !== null))];
  const rows = await tx
    .select({ id: uploads.id, version: uploads.board_version })
    .from(uploads)
    .where(and(eq(uploads.user_id, ownerId), inArray(uploads.id, ids)));
  return new Map(rows.map(({ id, version }) => [id, version]));
}

async function listStored(tx: Tx, ownerId: UserId, uploadId: UploadId, most: number): Promise<BoardVersion[]> {
  const { version, made_at, made_by, criteria: rows } = boardVersions;
  return tx
    .select({ version, made_at, made_by, criteria: rows })
    .from(boardVersions)
    .where(ofRanking(ownerId, uploadId))
    .orderBy(desc(version))
    .limit(most);
}

/** When a board was read is not written down; it was not before its upload. */
function asRead(upload: UploadRow, rows: KeyedCriterion[]): BoardVersion {
  return { version: upload.board_version, made_at: upload.created_at, made_by: null, criteria: rows };
}

const MOST_BOARDS = 50;

/** Of each opening the board of its newest screening, as it stands now. */
export async function listBoards(tx: Tx, ownerId: UserId): Promise<SavedBoard[]> {
  const newest = await tx
    .selectDistinctOn([uploads.job_id], { id: uploads.id, vacancy: uploads.vacancy, created_at: uploads.created_at })
    .from(uploads)
    .where(and(eq(uploads.user_id, ownerId), isNotNull(uploads.job_id), isNotNull(uploads.vacancy), isStartedByOwner))
    .orderBy(uploads.job_id, desc(uploads.created_at));
  const latest = newest
    .toSorted((left, right) => Date.parse(right.created_at) - Date.parse(left.created_at))
    .slice(0, MOST_BOARDS);
  const ids = latest.map(({ id }) => id);
  const rows = await listCriteriaOf(tx, ownerId, ids);
  return latest.map(({ id, vacancy, created_at }) => ({
    upload_id: id,
    title: vacancy?.title ?? "",
    created_at,
    rows: rows.get(id) ?? [],
  }));
}

/** Those CVs of a ranking that were judged and whose text is not there. */
export async function countWithoutText(tx: Tx, ownerId: UserId, uploadId: UploadId): Promise<number> {
  const [row] = await tx
    .select({ found: sql<number>`count(*)::int` })
    .from(candidates)
    .leftJoin(cvTexts, eq(cvTexts.candidate_id, candidates.id))
    .where(and(judgedInRanking(ownerId, uploadId), isNull(cvTexts.candidate_id)));
  return row?.found ?? 0;
}

/** Under the ranking's lock, for all of its uploads: the rows, their version and, before the first change, the version that was read. */
export async function saveBoard(tx: Tx, ownerId: UserId, uploadId: UploadId, rows: KeyedCriterion[]) {
  const upload = await getUpload(tx, ownerId, uploadId);
  const version = upload.board_version + 1;
  const owned = { upload_id: uploadId, user_id: ownerId };
  if ((await listStored(tx, ownerId, uploadId, 1)).length === 0) {
    const read = asRead(upload, await listCriteria(tx, ownerId, uploadId));
    await tx.insert(boardVersions).values({ ...owned, ...read });
  }
  await tx.insert(boardVersions).values({ ...owned, version, made_by: await findAuthor(tx, ownerId), criteria: rows });
  const together = await tx
    .update(uploads)
    .set({ board_version: version })
    .where(and(eq(uploads.user_id, ownerId), isRankedWith(uploads.id, ownerId, uploadId)))
    .returning({ id: uploads.id });
  for (const { id } of together) await replaceRows(tx, ownerId, id, rows);
  await dropOldVersions(tx, ownerId, uploadId, version);
}

async function replaceRows(tx: Tx, ownerId: UserId, uploadId: UploadId, rows: KeyedCriterion[]) {
  await deleteCriteria(tx, ownerId, uploadId);
  await tx
    .insert(criteria)
    .values(rows.map((row, position) => Object.assign({}, row, { upload_id: uploadId, user_id: ownerId, position })));
}

async function dropOldVersions(tx: Tx, ownerId: UserId, uploadId: UploadId, version: number) {
  const old = sql`${boardVersions.version} between 2 and ${version - KEPT_VERSIONS}`;
  await tx.delete(boardVersions).where(and(ofRanking(ownerId, uploadId), old));
}

/** As they are called now. */
export async function findAuthor(tx: Tx, ownerId: UserId): Promise<string | null> {
  const name = sql<string | null>`coalesce(nullif(${users.full_name}, ''), ${users.email})`;
  const [author] = await tx.select({ name }).from(users).where(eq(users.id, ownerId));
  return author?.name ?? null;
}

function ofRanking(ownerId: UserId, uploadId: UploadId) {
  return and(eq(boardVersions.user_id, ownerId), isRankedWith(boardVersions.upload_id, ownerId, uploadId));
}
