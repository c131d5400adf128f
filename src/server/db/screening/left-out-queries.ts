import { and, eq } from "drizzle-orm";
import { renameFile } from "#shared/candidates/blind/cover-candidate.ts";
import type { Upload } from "#shared/screening/upload.ts";
import { asOwner, type Db, type Tx } from "#db/client.ts";
import { jobs } from "#db/vacancies/vacancy-schema.ts";

type Shown = Pick<Upload, "user_id" | "job_id" | "left_out">;

/** An upload that a command has changed, as its owner may see it. Only reads: a second call gives the same. */
export function showUpload<T extends Shown>(db: Db, upload: T): Promise<T> {
  return asOwner(db, upload.user_id, (tx) => coverLeftOut(tx, upload));
}

/**
 * To be shown: files that were chosen and never arrived have no candidate to be covered with, and a CV's file is mostly called like its
 * person. In a blind vacancy they are counted instead of named.
 */
export async function coverLeftOut<T extends Shown>(tx: Tx, upload: T): Promise<T> {
  const { user_id, job_id, left_out } = upload;
  if (left_out.length === 0 || job_id === null) return upload;
  const isIt = and(eq(jobs.id, job_id), eq(jobs.user_id, user_id), eq(jobs.is_blind, true));
  const blind = await tx.select({ id: jobs.id }).from(jobs).where(isIt);
  if (blind.length === 0) return upload;
  const counted = left_out.map(({ file_name, reason }, index) => {
    const shown = renameFile(file_name, `CV ${index + 1}`);
    return { file_name: shown, reason: reason.replaceAll(file_name, shown) };
  });
  return Object.assign({}, upload, { left_out: counted });
}
