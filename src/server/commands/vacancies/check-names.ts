import { SWAPPED_NAMES } from "#analysis/swap-names.ts";
import { asOwner, type Tx } from "#db/client.ts";
import { audit } from "#db/operations/audit-queries.ts";
import { lockRankingOf } from "#db/screening/ranking-queries.ts";
import { findReadUpload } from "#db/screening/upload-queries.ts";
import { findLastCheck, findRunning, insertCheck, listJudged } from "#db/vacancies/name-check-queries.ts";
import { getOpening } from "#db/vacancies/opening-page-queries.ts";
import { enqueuePortions } from "#pipeline/queue/enqueue.ts";
import type { OpeningId, UserId } from "#shared/ids.ts";
import { ENGINE_VERSION } from "#shared/screening/engine-version.ts";
import type { NameCheck } from "#shared/vacancies/fairness.ts";
import type { CommandDeps } from "#commands/command-deps.ts";
import { getReadUpload } from "./reuse-vacancy.ts";

/** Each is judged some ten times: a second or less of one reader, which is what a crash repeats and a new CV waits for. */
const CVS_PER_TASK = 4;

/**
 * Queues every judged CV of the vacancy, to be judged under other names. One transaction under the ranking's lock; as long as a check is
 * running no second one is begun.
 */
export async function checkNames({ db, queue }: CommandDeps, ownerId: UserId, id: OpeningId): Promise<NameCheck> {
  return asOwner(db, ownerId, async (tx) => {
    await getOpening(tx, ownerId, id);
    const present = await getReadUpload(tx, ownerId, id);
    await lockRankingOf(tx, ownerId, [present.id]);
    if ((await findRunning(tx, ownerId, id)) === null) {
      const ids = (await listJudged(tx, ownerId, present.id)).map((one) => one.id);
      const portions = await enqueuePortions(tx, queue, {
        ownerId,
        uploadId: present.id,
        ids,
        size: CVS_PER_TASK,
      });
      const { board_version } = present;
      const check = { job_id: id, engine_version: ENGINE_VERSION, board_version, names: SWAPPED_NAMES.length };
      await insertCheck(tx, ownerId, { ...check, cvs: ids.length }, portions);
      await audit(tx, ownerId, "names_checked", id);
    }
    return readNameCheck(tx, ownerId, id);
  });
}

/** The check that is running, and the last one that ended. */
export async function readNameCheck(tx: Tx, ownerId: UserId, id: OpeningId): Promise<NameCheck> {
  await getOpening(tx, ownerId, id);
  const present = await findReadUpload(tx, ownerId, id);
  const [running, last] = [await findRunning(tx, ownerId, id), await findLastCheck(tx, ownerId, id)];
  const judged = present === undefined ? 0 : (await listJudged(tx, ownerId, present.id)).length;
  const isSame =
    last?.engine_version === ENGINE_VERSION && last.board_version === present?.board_version && last.cvs === judged;
  return { running, last, is_outdated: last !== null && !isSame };
}
