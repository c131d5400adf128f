import { putWebhookEvent } from "#db/account/webhook-queries.ts";
import { getUser } from "#db/account/user-queries.ts";
import { listBlindReadings } from "#db/candidates/blind-queries.ts";
import {
  type Decidable,
  listBatch,
  listDecisionsBefore,
  listLastDecisions,
  lockDecidable,
  saveDecisions,
  type StoredDecision,
} from "#db/candidates/decision-queries.ts";
import { asOwner, type Tx } from "#db/client.ts";
import { type IdempotentRequest, runOncePerKey } from "#db/idempotency-queries.ts";
import { announce } from "#db/screening/live-event-queries.ts";
import { type BlindReading, COVER } from "#shared/candidates/blind/blind-reading.ts";
import { DecisionAnswer, type DecisionInput } from "#shared/candidates/decision.ts";
import { AppError } from "#shared/errors.ts";
import { type CandidateId, DecisionBatchId, type UserId } from "#shared/ids.ts";
import type { CommandDeps } from "#commands/command-deps.ts";
import { gatherCircumstances } from "./gather-circumstances.ts";
import { writeUnderMasks } from "./write-under-masks.ts";

type Made = Pick<StoredDecision, "decision" | "reason" | "note" | "undoes">;

const UNDECIDED: Made = { decision: null, reason: "", note: "", undoes: null };

/**
 * Decisions, their entries in the sealed log, the present state of each candidate and the announcements in one transaction, under the
 * candidates' locks: of two tabs the later one counts, and both are in the record. The same decision again writes nothing, and a call
 * that is sent again with its key gets the first answer, also when somebody has decided otherwise meanwhile.
 */
export async function decideCandidates(
  { db }: CommandDeps,
  ownerId: UserId,
  input: DecisionInput,
  request?: IdempotentRequest,
  keyName?: string,
): Promise<DecisionAnswer> {
  return asOwner(db, ownerId, (tx) =>
    runOncePerKey(tx, ownerId, request, DecisionAnswer, async () => {
      const ids = [...new Set(input.candidateIds)];
      const locked = await lockDecidable(tx, ownerId, ids);
      if (locked.length < ids.length) throw new AppError("not_found");
      const last = await listLastDecisions(tx, ownerId, ids);
      const hasMasks = [input.reason, input.note].some((text) => text?.includes(COVER));
      const readings = await listBlindReadings(tx, ownerId, hasMasks ? ids : []);
      const made = locked.map((candidate) => ({
        candidate,
        made: decide(last.get(candidate.id), input, readings.get(candidate.id)?.reading),
      }));
      return record(
        tx,
        ownerId,
        made.filter(({ candidate, made: next }) => isNew(last.get(candidate.id) ?? UNDECIDED, next)),
        keyName,
      );
    }),
  );
}

function decide(last: Made | undefined, { decision, reason, note }: DecisionInput, reading?: BlindReading): Made {
  const kept = last?.decision === decision ? last : UNDECIDED;
  return {
    decision,
    reason: reason === undefined ? kept.reason : writeUnderMasks(kept.reason, reason, reading),
    note: note === undefined ? kept.note : writeUnderMasks(kept.note, note, reading),
    undoes: null,
  };
}

function isNew(last: Made, next: Made): boolean {
  return last.decision !== next.decision || last.reason !== next.reason || last.note !== next.note;
}

/**
 * Puts back what stood before, as new rows: the record keeps both. One transaction under the candidates' locks. A candidate decided
 * on again since then is left alone, and a second call changes nobody.
 */
export async function undoDecisions({ db }: CommandDeps, ownerId: UserId, batchId: DecisionBatchId, keyName?: string) {
  return asOwner(db, ownerId, async (tx) => {
    const batch = await listBatch(tx, ownerId, batchId);
    if (batch.length === 0) throw new AppError("not_found");
    const ids = batch.map(({ candidate_id }) => candidate_id);
    const locked = await lockDecidable(tx, ownerId, ids);
    const last = await listLastDecisions(tx, ownerId, ids);
    const before = await listDecisionsBefore(tx, ownerId, batchId);
    const undone = locked
      .filter(({ id }) => last.get(id)?.batch_id === batchId)
      .map((candidate) => {
        const { decision, reason, note } = before.get(candidate.id) ?? UNDECIDED;
        return { candidate, made: { decision, reason, note, undoes: batchId } };
      });
    return record(tx, ownerId, undone, keyName);
  });
}

/** A program's decision is its owner's, and the record says with which key it came. */
async function record(
  tx: Tx,
  ownerId: UserId,
  news: { candidate: Decidable; made: Made }[],
  keyName: string | undefined,
): Promise<DecisionAnswer> {
  if (news.length === 0) return { batch_id: null, candidate_ids: [] };
  const batch_id = DecisionBatchId.parse(crypto.randomUUID());
  const { full_name, email } = await getUser(tx, ownerId);
  const decided_by = (full_name || email) + (keyName === undefined ? "" : ` (API key "${keyName}")`);
  const circumstances = await gatherCircumstances(
    tx,
    ownerId,
    news.map(({ candidate }) => candidate),
  );
  const rows = news.map(({ candidate, made }) => {
    const known = circumstances.get(candidate.id);
    if (known === undefined) throw new Error("A locked candidate has no circumstances.");
    return { ...known, ...made, batch_id, decided_by };
  });
  await saveDecisions(tx, ownerId, rows);
  await announce(tx, ownerId, news.map(eventOf));
  const decided = news.map(({ candidate: { id, bulk_upload_id }, made: { decision } }) => ({
    candidate_id: id,
    screening_id: bulk_upload_id,
    decision,
  }));
  await putWebhookEvent(tx, ownerId, "candidate.decided", { batch_id, candidates: decided });
  return { batch_id, candidate_ids: news.map(({ candidate }) => candidate.id) };
}

function eventOf({ candidate }: { candidate: { id: CandidateId } & Pick<Decidable, "bulk_upload_id"> }) {
  return { kind: "candidate.changed" as const, upload_id: candidate.bulk_upload_id, candidate_id: candidate.id };
}
