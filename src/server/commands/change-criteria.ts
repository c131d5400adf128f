import { rescore } from "#analysis/score/rescore.ts";
import { audit } from "#db/audit-queries.ts";
import { asOwner, type Tx } from "#db/client.ts";
import { getCriteriaList, listCriteria, saveWeighings } from "#db/criteria-queries.ts";
import { announce } from "#db/live-event-queries.ts";
import { countUnfinishedInRanking } from "#db/ranking-queries.ts";
import { listEvidence, type NewScore, saveScores, type StoredEvidence } from "#db/rescoring-queries.ts";
import { lockUpload, type LockedUpload } from "#db/upload-queries.ts";
import { rankAgain } from "#pipeline/finish-upload.ts";
import type { CriteriaList, CriterionChange, KeyedCriterion } from "#shared/criteria.ts";
import { AppError } from "#shared/errors.ts";
import type { CandidateId, UploadId, UserId } from "#shared/ids.ts";
import type { LiveEvent } from "#shared/live-event.ts";
import type { UploadStatus } from "#shared/upload.ts";
import type { CommandDeps } from "./command-deps.ts";

/**
 * Criteria, scores, ranks, audit and announcements in one transaction under the upload's lock. Sets, never adds: the second time
 * nothing differs, and nothing is written or announced. Words that were written about a CV stay as they are.
 */
export async function changeCriteria(
  { db }: CommandDeps,
  ownerId: UserId,
  id: UploadId,
  changes: CriterionChange[],
): Promise<CriteriaList> {
  return asOwner(db, ownerId, async (tx) => {
    const upload = await lockUpload(tx, ownerId, id);
    refuseUnlessFinished(upload.status);
    if ((await countUnfinishedInRanking(tx, ownerId, id)) > 0) refuseUnlessFinished("analyzing");
    const before = await listCriteria(tx, ownerId, id);
    const after = applyChanges(before, changes);
    if (after.some((criterion, index) => differs(criterion, before[index]))) await judgeAgain(tx, upload, after);
    return getCriteriaList(tx, ownerId, id);
  });
}

/** While CVs are being judged they must all meet the same criteria. */
function refuseUnlessFinished(status: UploadStatus) {
  if (status === "completed") return;
  throw new AppError(status === "analyzing" ? "upload_already_started" : "upload_incomplete", {
    message: "Criteria can be changed when the screening has finished.",
  });
}

function applyChanges(criteria: KeyedCriterion[], changes: CriterionChange[]): KeyedCriterion[] {
  const byKey = new Map(changes.map((change) => [change.key, change]));
  if (byKey.size < changes.length) throw refusedKey("A criterion is named twice.");
  const known = new Set(criteria.map(({ key }) => key));
  if (changes.some(({ key }) => !known.has(key))) throw refusedKey("There is no such criterion.");
  return criteria.map((criterion) => {
    const { weight = criterion.weight, importance = criterion.importance } = byKey.get(criterion.key) ?? {};
    return { ...criterion, weight, importance };
  });
}

function refusedKey(message: string) {
  return new AppError("invalid_request", { field: "key", message });
}

function differs(after: KeyedCriterion, before: KeyedCriterion | undefined) {
  return after.weight !== before?.weight || after.importance !== before.importance;
}

async function judgeAgain(tx: Tx, upload: LockedUpload, criteria: KeyedCriterion[]) {
  const { id, user_id: ownerId } = upload;
  await saveWeighings(tx, ownerId, id, criteria);
  const scores = scoreAgain(await listEvidence(tx, ownerId, id), criteria);
  const rescored = await saveScores(tx, ownerId, id, scores);
  const moved = await rankAgain(tx, upload);
  await audit(tx, ownerId, "criteria_changed", id);
  await announce(tx, ownerId, listEvents(id, new Set([...rescored, ...moved])));
}

function scoreAgain(evidence: StoredEvidence[], criteria: KeyedCriterion[]): NewScore[] {
  const weighings = new Map(criteria.map((criterion) => [criterion.key, criterion]));
  return evidence.map(({ id, findings }) => ({ id, ...rescore(findings, weighings) }));
}

function listEvents(upload_id: UploadId, changed: Set<CandidateId>): LiveEvent[] {
  const candidates = [...changed].map((candidate_id) => ({
    kind: "candidate.changed" as const,
    upload_id,
    candidate_id,
  }));
  return [{ kind: "upload.changed", upload_id }, ...candidates];
}
