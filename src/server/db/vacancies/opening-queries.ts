import { and, asc, eq, inArray, isNotNull, sql, ne } from "drizzle-orm";
import type { CandidateId, OpeningId, UploadId, UserId } from "#shared/ids.ts";
import type { Opening, OpeningStatus } from "#shared/vacancies/opening.ts";
import type { Tx } from "#db/client.ts";
import { isRankedWith } from "#db/screening/ranking-queries.ts";
import { applications, candidates } from "#db/candidates/candidate-schema.ts";
import { jobs } from "./vacancy-schema.ts";
import { uploads } from "#db/screening/screening-schema.ts";
import { firstOrNotFound } from "#db/first-row.ts";
import { firstOrThrow } from "#db/first-row.ts";

const shown = { id: jobs.id, title: jobs.title, status: jobs.status, created_at: jobs.created_at };

export async function listOpenings(tx: Tx, ownerId: UserId, status: OpeningStatus | undefined): Promise<Opening[]> {
  const wanted = status === undefined ? undefined : eq(jobs.status, status);
  return tx
    .select(shown)
    .from(jobs)
    .where(and(eq(jobs.user_id, ownerId), wanted))
    .orderBy(asc(jobs.title), asc(jobs.id));
}

/** What candidates were screened for; those of no opening are not in it. */
export async function listTitles(tx: Tx, ownerId: UserId, ids: CandidateId[]): Promise<Map<CandidateId, string>> {
  const rows = await tx
    .select({ id: candidates.id, title: jobs.title })
    .from(candidates)
    .innerJoin(jobs, eq(jobs.id, candidates.job_id))
    .where(and(eq(candidates.user_id, ownerId), inArray(candidates.id, ids)));
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** What is active is not closed. */
export async function updateOpening(
  tx: Tx,
  ownerId: UserId,
  id: OpeningId,
  { status, ...values }: Partial<Pick<typeof jobs.$inferSelect, "title" | "status" | "closing">>,
): Promise<Opening> {
  const isIt = and(eq(jobs.id, id), eq(jobs.user_id, ownerId));
  const set = { ...values, ...(status && { status }), ...(status === "active" && { closing: null }) };
  return tx.update(jobs).set(set).where(isIt).returning(shown).then(firstOrNotFound);
}

/** That of the upload's ranking, whatever it is called by now, else the one of this title. It is active from then on. */
export async function openForUpload(tx: Tx, ownerId: UserId, uploadId: UploadId, title: string): Promise<OpeningId> {
  const [known] = await tx
    .select({ id: uploads.job_id })
    .from(uploads)
    .where(and(eq(uploads.user_id, ownerId), isNotNull(uploads.job_id), isRankedWith(uploads.id, ownerId, uploadId)))
    .limit(1);
  if (!known?.id) return openByTitle(tx, ownerId, title);
  return (await updateOpening(tx, ownerId, known.id, { status: "active" })).id;
}

/** One per title, whatever its case; an archived one is active again. Two screenings that ask at once get the same. */
async function openByTitle(tx: Tx, ownerId: UserId, title: string): Promise<OpeningId> {
  const { rows } = await tx.execute<{ id: OpeningId }>(
    sql`insert into jobs (user_id, title) values (${ownerId}, ${title})
      on conflict (user_id, lower(title)) do update set status = 'active', closing = null returning id`,
  );
  return firstOrThrow(rows).id;
}

/** One active opening is what the free plan has; candidates of the others stay. */
export async function archiveOthers(tx: Tx, ownerId: UserId, kept: OpeningId) {
  await tx
    .update(jobs)
    .set({ status: "archived" })
    .where(and(eq(jobs.user_id, ownerId), ne(jobs.id, kept), eq(jobs.status, "active")));
}

/** The upload and all its candidates. */
export async function linkUpload(tx: Tx, ownerId: UserId, uploadId: UploadId, job_id: OpeningId) {
  await tx
    .update(uploads)
    .set({ job_id })
    .where(and(eq(uploads.id, uploadId), eq(uploads.user_id, ownerId)));
  const differs = sql`${candidates.job_id} is distinct from ${job_id}`;
  await tx
    .update(candidates)
    .set({ job_id })
    .where(and(eq(candidates.bulk_upload_id, uploadId), eq(candidates.user_id, ownerId), differs));
}

/** A screened candidate applies for what the upload is for, once; screened again, with the new confidence. */
export async function applyForOpening(tx: Tx, ownerId: UserId, candidateId: CandidateId) {
  const { user_id, id, job_id, evidence_confidence } = candidates;
  await tx.execute(
    sql`insert into ${applications} (user_id, candidate_id, job_id, confidence)
      select ${user_id}, ${id}, ${job_id}, ${evidence_confidence} from ${candidates}
      where ${id} = ${candidateId} and ${user_id} = ${ownerId} and ${job_id} is not null
      on conflict (candidate_id) do update set job_id = excluded.job_id, confidence = excluded.confidence`,
  );
}
