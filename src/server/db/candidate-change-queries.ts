import { and, eq } from "drizzle-orm";
import { AppError } from "#shared/errors.ts";
import type { CandidateId, UserId } from "#shared/ids.ts";
import type { CandidateChange } from "#shared/manual-candidate.ts";
import { type CandidateRow, getCandidate } from "./candidate-queries.ts";
import type { Tx } from "./client.ts";
import { refreshFigures } from "./figure-queries.ts";
import { candidates } from "./schema.ts";

export type ManualValues = Omit<typeof candidates.$inferInsert, "id" | "user_id" | "bulk_upload_id">;

/** Somebody without a CV. */
export async function insertManual(tx: Tx, ownerId: UserId, values: ManualValues): Promise<CandidateRow> {
  const [inserted] = await tx
    .insert(candidates)
    .values({ ...values, user_id: ownerId })
    .returning({ id: candidates.id });
  if (inserted === undefined) throw new Error("The new candidate was not returned.");
  await refreshFigures(tx, ownerId, [inserted.id]);
  return getCandidate(tx, ownerId, inserted.id);
}

export async function updateCandidate(
  tx: Tx,
  ownerId: UserId,
  id: CandidateId,
  values: CandidateChange,
): Promise<CandidateRow> {
  const { notes, is_shortlisted } = values;
  const named = { ...(notes !== undefined && { notes }), ...(is_shortlisted !== undefined && { is_shortlisted }) };
  const [updated] = await tx
    .update(candidates)
    .set(named)
    .where(and(eq(candidates.id, id), eq(candidates.user_id, ownerId)))
    .returning();
  if (updated === undefined) throw new AppError("not_found");
  return updated;
}
