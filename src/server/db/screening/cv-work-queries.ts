import { and, eq } from "drizzle-orm";
import type { CandidateId, UserId } from "#shared/ids.ts";
import type { Tx } from "#db/client.ts";
import { listCriteria } from "#db/vacancies/criteria-queries.ts";
import { candidates } from "#db/candidates/candidate-schema.ts";
import { storedFiles } from "#db/files/file-schema.ts";
import { uploads } from "./screening-schema.ts";

/**
 * All that screening one CV needs, in two questions: they are asked once for every CV. Naming the bucket leads to the unique index;
 * without it a fresh table, of which PostgreSQL has no statistics yet, was walked whole (15 ms against 0.5).
 * Undefined when the CV was erased.
 */
export async function findCvWork(tx: Tx, ownerId: UserId, candidateId: CandidateId) {
  const isItsFile = and(eq(storedFiles.bucket, "cv-uploads"), eq(storedFiles.path, candidates.cv_file_path));
  const [work] = await tx
    .select({ file: storedFiles, uploadId: uploads.id, notice: uploads.vacancy, uploadedAt: uploads.created_at })
    .from(candidates)
    .innerJoin(uploads, eq(uploads.id, candidates.bulk_upload_id))
    .leftJoin(storedFiles, isItsFile)
    .where(and(eq(candidates.id, candidateId), eq(candidates.user_id, ownerId)));
  if (work === undefined) return undefined;
  const { file } = work;
  if (file === null) throw new Error("A CV has no stored file.");
  return { ...work, file, criteria: await listCriteria(tx, ownerId, work.uploadId) };
}
