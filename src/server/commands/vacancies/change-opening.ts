import { putWebhookEvent } from "#db/account/webhook-queries.ts";
import { asOwner, type Tx } from "#db/client.ts";
import { setBlind } from "#db/candidates/blind-queries.ts";
import { refreshFigures } from "#db/candidates/figure-queries.ts";
import { audit } from "#db/operations/audit-queries.ts";
import { announce } from "#db/screening/live-event-queries.ts";
import { archiveOthers, updateOpening } from "#db/vacancies/opening-queries.ts";
import {
  countOpening,
  getOpening,
  hasTitle,
  listCandidateIds,
  listDeliveries,
  type OpeningRow,
} from "#db/vacancies/opening-page-queries.ts";
import { hasPro } from "#db/billing/plan-queries.ts";
import { AppError } from "#shared/errors.ts";
import type { OpeningId, UserId } from "#shared/ids.ts";
import type { Closing, OpeningChange, OpeningStatus } from "#shared/vacancies/opening.ts";
import type { CommandDeps } from "#commands/command-deps.ts";

/** One transaction. The same change twice is the same state; only what differs is audited. */
export async function changeOpening({ db }: CommandDeps, ownerId: UserId, id: OpeningId, change: OpeningChange) {
  return asOwner(db, ownerId, async (tx) => {
    const opening = await getOpening(tx, ownerId, id);
    if (change.title !== undefined && change.title !== opening.title) await rename(tx, opening, change.title);
    if (change.is_blind !== undefined && change.is_blind !== opening.is_blind)
      await setReview(tx, opening, change.is_blind);
    if (change.closing !== undefined) await close(tx, opening, change.closing);
    else if (change.status !== undefined && change.status !== opening.status) {
      await setWithinPlan(tx, ownerId, id, change.status);
      await audit(tx, ownerId, change.status === "active" ? "opening_reopened" : "opening_archived", id);
    }
    const deliveries = await listDeliveries(tx, ownerId, id);
    const events = deliveries.slice(0, 1).map((one) => ({ kind: "upload.changed" as const, upload_id: one.id }));
    if (events.length > 0) await announce(tx, ownerId, events);
    return getOpening(tx, ownerId, id);
  });
}

/** On the free plan what becomes active archives the others, in the same transaction. */
export async function setWithinPlan(tx: Tx, ownerId: UserId, id: OpeningId, status: OpeningStatus): Promise<void> {
  await updateOpening(tx, ownerId, id, { status });
  if (status === "active" && !(await hasPro(tx, ownerId))) await archiveOthers(tx, ownerId, id);
}

/** Lists search by the title, too. Two who take one title in the same moment: the unique index refuses the second. */
async function rename(tx: Tx, { id, user_id: ownerId }: OpeningRow, title: string) {
  if (await hasTitle(tx, ownerId, title, id)) throw new AppError("title_taken", { field: "title" });
  await updateOpening(tx, ownerId, id, { title });
  await refreshFigures(tx, ownerId, await listCandidateIds(tx, ownerId, id));
  await audit(tx, ownerId, "opening_renamed", id);
}

/** From the next answer on, everywhere: lists search by what is shown. */
async function setReview(tx: Tx, { id, user_id: ownerId }: OpeningRow, isBlind: boolean) {
  await refreshFigures(tx, ownerId, await setBlind(tx, ownerId, id, isBlind));
  await audit(tx, ownerId, isBlind ? "blind_review_started" : "blind_review_ended", id);
}

const MS_PER_DAY = 24 * 60 * 60 * 1000;

async function close(tx: Tx, opening: OpeningRow, words: Pick<Closing, "result" | "note">) {
  const { id, user_id: ownerId } = opening;
  const { cvs, read, failed, shortlisted, decisions } = await countOpening(tx, ownerId, id);
  const deliveries = (await listDeliveries(tx, ownerId, id)).length;
  const now = Date.now();
  const days = Math.max(0, Math.round((now - Date.parse(opening.created_at)) / MS_PER_DAY));
  const closed_at = opening.closing?.closed_at ?? new Date(now).toISOString();
  const closing = { ...words, closed_at, days, deliveries, cvs, read, failed, shortlisted, decisions };
  await updateOpening(tx, ownerId, id, { status: "archived", closing });
  await audit(tx, ownerId, "opening_closed", id);
  await putWebhookEvent(tx, ownerId, "vacancy.closed", { vacancy_id: id });
}
