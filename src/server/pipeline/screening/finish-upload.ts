import { compareCandidates } from "#analysis/score/rank-candidates.ts";
import { shortlistSize } from "#shared/screening/shortlist-size.ts";
import { countUnfinished, listStandings, saveShortlist, type Standing } from "#db/candidates/candidate-queries.ts";
import { putWebhookEvent } from "#db/account/webhook-queries.ts";
import type { Tx } from "#db/client.ts";
import { announce } from "#db/screening/live-event-queries.ts";
import { updateUpload, type LockedUpload } from "#db/screening/upload-queries.ts";
import { mailResults } from "#pipeline/mail/mail-results.ts";
import type { CandidateId } from "#shared/ids.ts";

/**
 * Runs under the upload's lock with every CV that ends, so exactly one of them is the last and makes the shortlist. Where the upload was
 * shown without a late scan, that scan is ranked among the others. Idempotent; the mail is sent with the last CV.
 */
export async function finishWhenLast(tx: Tx, deps: { publicUrl: string }, upload: LockedUpload) {
  const isLast = (await countUnfinished(tx, upload.user_id, upload.id)) === 0;
  if (!isLast && upload.status !== "completed") return;
  await showRanked(tx, upload);
  if (!isLast) return;
  await mailResults(tx, deps, upload);
  await putWebhookEvent(tx, upload.user_id, "screening.finished", { screening_id: upload.id });
}

/** Under the upload's lock: those who are judged so far, as a finished screening. */
export async function showRanked(tx: Tx, upload: LockedUpload) {
  await rankAgain(tx, upload);
  await updateUpload(tx, upload.user_id, upload.id, { status: "completed", error_message: null });
  await announce(tx, upload.user_id, [{ kind: "upload.changed", upload_id: upload.id }]);
}

/** Names the candidates whose rank has changed. Under the upload's lock; with the same scores it changes nothing. */
export async function rankAgain(tx: Tx, upload: LockedUpload): Promise<CandidateId[]> {
  const { ranked, size } = rankAll(upload, await listStandings(tx, upload.user_id, upload.id));
  return saveShortlist(tx, upload.user_id, upload.id, ranked, size);
}

/** All who have a score, the best first, and how many of them are the shortlist. */
export function rankAll(upload: LockedUpload, standings: Standing[]): { ranked: CandidateId[]; size: number } {
  // Positions are those in an upload; in a ranking the earlier of two equal candidates is ahead.
  const screened = standings.flatMap(({ id, score, musts_met, evidence_confidence }, position) =>
    score === null || musts_met === null || evidence_confidence === null
      ? []
      : [{ id, position, score, musts_met, evidence_confidence }],
  );
  const size = shortlistSize(
    { count: upload.shortlist_count, percentage: upload.shortlist_percentage },
    standings.length,
  );
  return { ranked: screened.toSorted(compareCandidates).map(({ id }) => id), size };
}
