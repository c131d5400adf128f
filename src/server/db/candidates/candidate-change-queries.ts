import type { CandidateId, UploadId, UserId } from "#shared/ids.ts";
import type { CandidateChange } from "#shared/candidates/manual-candidate.ts";
import { type CandidateRow, getCandidate, isMine } from "./candidate-queries.ts";
import type { Tx } from "#db/client.ts";
import { refreshFigures } from "./figure-queries.ts";
import { candidates } from "./candidate-schema.ts";
import { firstOrNotFound, firstOrThrow } from "#db/first-row.ts";

export type ManualValues = Omit<typeof candidates.$inferInsert, "id" | "user_id" | "bulk_upload_id">;

export async function insertManual(tx: Tx, ownerId: UserId, values: ManualValues): Promise<CandidateRow> {
  const inserted = await tx
    .insert(candidates)
    .values({ ...values, user_id: ownerId })
    .returning({ id: candidates.id })
    .then(firstOrThrow);
  await refreshFigures(tx, ownerId, [inserted.id]);
  return getCandidate(tx, ownerId, inserted.id);
}

export async function updateCandidate(tx: Tx, ownerId: UserId, id: CandidateId, values: CandidateChange) {
  const { notes, is_shortlisted, is_dismissed, is_kept_out } = values;
  const updated = await tx
    .update(candidates)
    .set({ notes, is_shortlisted, is_dismissed, is_kept_out })
    .where(isMine(ownerId, id))
    .returning()
    .then(firstOrNotFound);
  if (notes !== undefined) await refreshFigures(tx, ownerId, [id]);
  return updated;
}

/** Two changes of one entry by hand happen one after the other. */
export async function lockManual(tx: Tx, ownerId: UserId, id: CandidateId): Promise<CandidateRow> {
  return tx.select().from(candidates).where(isMine(ownerId, id)).for("update").then(firstOrNotFound);
}

export async function setFile(
  tx: Tx,
  ownerId: UserId,
  id: CandidateId,
  file: Pick<CandidateRow, "file_name" | "cv_file_path">,
): Promise<CandidateRow> {
  await tx.update(candidates).set(file).where(isMine(ownerId, id));
  await refreshFigures(tx, ownerId, [id]);
  return getCandidate(tx, ownerId, id);
}

/** The entry becomes a CV that waits for its screening; the specified score of an entry was none of its own. */
export async function joinUpload(tx: Tx, ownerId: UserId, id: CandidateId, bulk_upload_id: UploadId) {
  await tx
    .update(candidates)
    .set({ bulk_upload_id, position: 0, status: "pending", score: null, error_message: null })
    .where(isMine(ownerId, id));
  await refreshFigures(tx, ownerId, [id]);
}
