import { findDuplicates } from "#analysis/score/find-duplicates.ts";
import { listFingerprints } from "#db/candidates/candidate-queries.ts";
import type { Tx } from "#db/client.ts";
import type { DuplicateCandidate } from "#shared/candidates/candidate.ts";
import type { CandidateId, UploadId, UserId } from "#shared/ids.ts";

/** For each screened candidate of the upload the others that hold the same text or belong to the same person. */
export async function nameDuplicates(
  tx: Tx,
  ownerId: UserId,
  uploadId: UploadId,
): Promise<Map<CandidateId, DuplicateCandidate[]>> {
  const fingerprints = await listFingerprints(tx, ownerId, uploadId);
  const ids = fingerprints.map(({ id }) => id);
  const named = findDuplicates(fingerprints).map((duplicates) =>
    duplicates.flatMap(({ index, kind }) => {
      const id = ids[index];
      return id === undefined ? [] : [{ id, kind }];
    }),
  );
  return new Map(ids.map((id, own) => [id, named[own] ?? []]));
}
