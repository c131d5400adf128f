import { asSystem } from "#db/client.ts";
import { forgetOldEvents } from "#db/billing/billing-queries.ts";
import { findOrphans } from "#db/files/file-queries.ts";
import { deleteOldIdempotencyKeys } from "#db/idempotency-queries.ts";
import { deleteOldEvents } from "#db/screening/live-event-queries.ts";
import { recordChore } from "#db/operations/operation-queries.ts";
import { reclaimAbandoned } from "#db/queue/task-queries.ts";
import { closeCustomers } from "./close-customers.ts";
import { discardObjects } from "./discard-objects.ts";
import type { PipelineDeps } from "#pipeline/pipeline-deps.ts";
import { applyRetention } from "./retention.ts";
import { showWithoutLate } from "#pipeline/screening/show-without-late.ts";

const SWEEP_MS = 1000;
const CLEAN_MS = 60 * 60_000;
const CLOSE_MS = 60_000;
/** That a chore was done is written down no oftener than this. */
const NOTE_MS = 60_000;
/** Longer than any upload takes: a younger object may be one whose row is about to be written. */
const ORPHAN_AGE_MS = 60 * 60_000;
const ORPHANS_AT_A_TIME = 500;

/** Runs periodically until stopped; a failed run is logged and repeated at the next interval. */
export class Housekeeping {
  readonly #deps: PipelineDeps;
  #timers: NodeJS.Timeout[] = [];

  constructor(deps: PipelineDeps) {
    this.#deps = deps;
  }

  start() {
    this.#timers = [
      this.#repeat("sweep", SWEEP_MS, sweepTasks),
      this.#repeat("late_scans", SWEEP_MS, showWithoutLate),
      this.#repeat("clean_up", CLEAN_MS, cleanUp),
      this.#repeat("retention", CLEAN_MS, applyRetention),
      this.#repeat("close_customers", CLOSE_MS, closeCustomers),
    ];
  }

  stop() {
    for (const timer of this.#timers) clearInterval(timer);
  }

  #repeat(name: string, everyMs: number, chore: (deps: PipelineDeps) => Promise<void>) {
    let isRunning = false;
    let noteAt = 0;
    const work = async () => {
      await chore(this.#deps);
      if (performance.now() < noteAt) return;
      await asSystem(this.#deps.db, (tx) => recordChore(tx, name));
      noteAt = performance.now() + NOTE_MS;
    };
    const turn = async () => {
      if (isRunning) return;
      isRunning = true;
      await work().catch((error: unknown) =>
        this.#deps.log.warn({ err: error, chore: name }, "Housekeeping failed; it is repeated at the next interval."),
      );
      isRunning = false;
    };
    void turn();
    return setInterval(turn, everyMs);
  }
}

/** Tasks of dead workers go back into the queue, at no cost to their retries. Any number of processes may do this at once. */
export async function sweepTasks({ db, queue, log }: PipelineDeps) {
  const reclaimed = await asSystem(db, async (tx) => {
    const tasks = await reclaimAbandoned(tx);
    await queue.remove(
      tx,
      tasks.map(({ id }) => id),
    );
    await queue.put(tx, tasks);
    return tasks.length;
  });
  if (reclaimed > 0) log.info({ reclaimed }, "Requeued tasks of a dead worker.");
}

/** Announcements and keys nobody asks for any more, and stored objects that no row came to know. */
export async function cleanUp(deps: Pick<PipelineDeps, "db" | "storage" | "log">) {
  const { db, storage } = deps;
  await asSystem(db, async (tx) => {
    await deleteOldEvents(tx);
    await deleteOldIdempotencyKeys(tx);
    await forgetOldEvents(tx);
  });
  let batch: string[] = [];
  const flush = async () => {
    await discardObjects(deps, await asSystem(db, (tx) => findOrphans(tx, batch)));
    batch = [];
  };
  for await (const key of storage.listOlderThan(ORPHAN_AGE_MS, Date.now())) {
    batch.push(key);
    if (batch.length === ORPHANS_AT_A_TIME) await flush();
  }
  if (batch.length > 0) await flush();
}
