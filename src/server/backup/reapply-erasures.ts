import { asOwner } from "#db/client.ts";
import { listToDelete } from "#db/candidates/candidate-deletion-queries.ts";
import type { Erasure } from "#db/account/erasure-list-queries.ts";
import type { Mailer } from "#gateways/mailer.ts";
import { deleteCandidates, type DeletionDeps } from "#commands/candidates/delete-candidates.ts";
import { eraseUpload, eraseUser } from "#pipeline/housekeeping/erase.ts";

type ReapplyErasuresDeps = DeletionDeps & { mailer: Mailer };

/** Repeats the erasures recorded since the backup. Missing rows are skipped; returns how many were erased. */
export async function reapplyErasures(deps: ReapplyErasuresDeps, erasures: Erasure[]): Promise<number> {
  let count = 0;
  for (const erasure of erasures) if (await eraseOne(deps, erasure)) count += 1;
  return count;
}

async function eraseOne(deps: ReapplyErasuresDeps, erasure: Erasure): Promise<boolean> {
  const { user_id: ownerId } = erasure;
  if (erasure.erased === "user") return eraseUser(deps, ownerId, "account_deleted");
  if (erasure.erased === "upload") return eraseUpload(deps, ownerId, erasure.upload_id);
  const found = await asOwner(deps.db, ownerId, (tx) => listToDelete(tx, ownerId, [erasure.candidate_id]));
  if (found.length > 0) await deleteCandidates(deps, ownerId, [erasure.candidate_id]);
  return found.length > 0;
}
