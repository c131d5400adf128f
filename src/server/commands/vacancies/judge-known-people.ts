import { asOwner, type Tx } from "#db/client.ts";
import { audit } from "#db/operations/audit-queries.ts";
import { announce } from "#db/screening/live-event-queries.ts";
import { lockRankingOf } from "#db/screening/ranking-queries.ts";
import { findReadUpload } from "#db/screening/upload-queries.ts";
import { getConsideration, listConsidered } from "#db/vacancies/consideration-queries.ts";
import { getOpening } from "#db/vacancies/opening-page-queries.ts";
import {
  countMatches,
  dropOutdated,
  insertMatches,
  listKnownPeople,
  listMatchedIds,
} from "#db/vacancies/known-people-queries.ts";
import { enqueuePortions } from "#pipeline/queue/enqueue.ts";
import { AppError } from "#shared/errors.ts";
import type { OpeningId, UserId } from "#shared/ids.ts";
import type { RankingQuery } from "#shared/vacancies/opening-page.ts";
import type { CommandDeps } from "#commands/command-deps.ts";
import { getReadUpload } from "./reuse-vacancy.ts";

/** Half a second of one reader: what a crash repeats, and how long a new CV waits behind it. */
const CVS_PER_TASK = 40;

/**
 * Queues the people whom the present board has not judged, as tasks of a few CVs each: a worker that dies loses the few it was at, which
 * are judged again. One transaction under the ranking's lock; the second time nobody is left, and nothing is queued.
 */
export async function judgeKnownPeople({ db, queue }: CommandDeps, ownerId: UserId, id: OpeningId) {
  return asOwner(db, ownerId, async (tx) => {
    await getOpening(tx, ownerId, id);
    const present = await getReadUpload(tx, ownerId, id);
    if ((await getConsideration(tx, ownerId)).months === null) throw new AppError("not_considered");
    await lockRankingOf(tx, ownerId, [present.id]);
    const considered = await listConsidered(tx, ownerId, present.id);
    await dropOutdated(tx, ownerId, id, present, considered);
    const matched = await listMatchedIds(tx, ownerId, id);
    const left = considered.filter((one) => !matched.has(one));
    const portions = await enqueuePortions(tx, queue, {
      ownerId,
      uploadId: present.id,
      ids: left,
      size: CVS_PER_TASK,
    });
    await insertMatches(tx, ownerId, id, present, portions);
    await audit(tx, ownerId, "known_people_judged", id);
    await announce(tx, ownerId, [{ kind: "upload.changed", upload_id: present.id }]);
    return { queued: left.length };
  });
}

/** What has been judged so far. Where CVs may not be considered any more, or the review is blind, nobody is named. */
export async function readKnownPeople(tx: Tx, ownerId: UserId, id: OpeningId, query: RankingQuery) {
  const { is_blind } = await getOpening(tx, ownerId, id);
  const present = await findReadUpload(tx, ownerId, id);
  const { months } = await getConsideration(tx, ownerId);
  const counts = await countMatches(tx, ownerId, id, present);
  const people = present && months !== null && !is_blind ? await listKnownPeople(tx, ownerId, id, present, query) : [];
  return { months, ...counts, people };
}
