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
import { enqueueKnown } from "#pipeline/queue/enqueue.ts";
import { AppError } from "#shared/errors.ts";
import type { CandidateId, OpeningId, UserId } from "#shared/ids.ts";
import type { KnownPeople } from "#shared/vacancies/known-people.ts";
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
    const portions = await enqueueKnown(tx, queue, ownerId, present.id, inPortions(left));
    await insertMatches(tx, ownerId, id, present, portions);
    await audit(tx, ownerId, "known_people_judged", id);
    await announce(tx, ownerId, [{ kind: "upload.changed", upload_id: present.id }]);
    return { queued: left.length };
  });
}

function inPortions(ids: CandidateId[]): CandidateId[][] {
  return Array.from({ length: Math.ceil(ids.length / CVS_PER_TASK) }, (_, at) =>
    ids.slice(at * CVS_PER_TASK, (at + 1) * CVS_PER_TASK),
  );
}

/** What has been judged so far. Where CVs may not be considered any more, nobody is named. */
export async function readKnownPeople(
  tx: Tx,
  ownerId: UserId,
  id: OpeningId,
  query: RankingQuery,
): Promise<KnownPeople> {
  await getOpening(tx, ownerId, id);
  const present = await findReadUpload(tx, ownerId, id);
  const { months } = await getConsideration(tx, ownerId);
  const counts = await countMatches(tx, ownerId, id, present);
  const people = present && months !== null ? await listKnownPeople(tx, ownerId, id, present, query) : [];
  return { months, ...counts, people };
}
