import { setTimeout as sleep } from "node:timers/promises";
import { isDatabaseAway } from "#db/client.ts";
import type { Lane } from "#db/queue/task.ts";
import type { LeasedTask } from "#db/queue/task-queries.ts";
import type { UnreadableReason } from "#shared/screening/cv-analysis.ts";
import { AppError } from "#shared/errors.ts";
import { claimTask } from "./claim-task.ts";
import { WakeSignal } from "./wake-signal.ts";
import { Heartbeat } from "./heartbeat.ts";
import { nameFault } from "./name-fault.ts";
import type { PipelineDeps } from "#pipeline/pipeline-deps.ts";
import { SCAN_LIMITS, TEXT_LIMITS, Reader, type ReaderDeath } from "#pipeline/reader/reader.ts";
import { completeTask, giveBack } from "./settle-task.ts";
import type { StepContext, StepResult } from "./step.ts";
import { STEPS } from "./steps.ts";

/** Only a fallback: new work is signalled. */
const IDLE_POLL_MS = 2000;
const MAX_FAILURES = 5;
const MAX_CRASHES = 2;
/** An out-of-memory kill by the system looks like a kill by an operator, so repeated kills must end as well. */
const MAX_KILLS = 10;
const AFTER_KILL_SECONDS = 1;
const DRAIN_MS = 6000;
/** A storage outage is not counted as a failure of the task; the pause avoids polling during a long outage. */
const STORAGE_AWAY_SECONDS = 3;

type CvOutcomeName = UnreadableReason | "screened";

interface Slot {
  lane: Lane;
  reader: Reader;
}

export interface WorkerOptions {
  holder: () => number;
  readers: number;
  /** Of somebody who has further use for them: such a reader is closed only in the middle of a file. */
  borrowedReaders?: Reader[];
}

/** Runs tasks from the queue, one per reader. It may be killed at any moment: its leases expire and another worker continues. */
export class Worker {
  readonly #deps: PipelineDeps;
  readonly #holder: () => number;
  readonly #wakeSignal = new WakeSignal();
  readonly #slots: Slot[];
  readonly #borrowed: Set<Reader>;
  #running: Promise<void>[] = [];
  /** Tasks under way, also those whose reader has gone on to the next file. */
  readonly #performing = new Set<Promise<void>>();
  readonly #stopped = new AbortController();
  readonly #ended = new Map<CvOutcomeName, number>();
  #isStopping = false;

  constructor(deps: PipelineDeps, { holder, readers, borrowedReaders = [] }: WorkerOptions) {
    this.#deps = deps;
    this.#holder = holder;
    this.#borrowed = new Set(borrowedReaders);
    // Scans have readers of their own, which the system runs last: they never hold up a file that has text.
    this.#slots = Array.from({ length: readers }, (_, at): Slot[] => [
      { lane: "quick", reader: borrowedReaders[at] ?? new Reader(TEXT_LIMITS) },
      { lane: "slow", reader: new Reader(SCAN_LIMITS) },
    ]).flat();
  }

  start() {
    this.#running = this.#slots.map((slot) => this.#work(slot));
  }

  wake() {
    this.#wakeSignal.wake();
  }

  /** Outcomes of the CVs this process has finished. */
  get ended(): ReadonlyMap<CvOutcomeName, number> {
    return this.#ended;
  }

  get readers() {
    return this.#slots.map(({ lane, reader: { isBusy, restarts } }) => ({ lane, isBusy, restarts }));
  }

  /** Ready when a reader can open a document. Those for scans start with the first scan: they take much memory. */
  async warmUp() {
    const quick = this.#slots.filter(({ lane }) => lane === "quick");
    await Promise.all(quick.map(({ reader }) => reader.warmUp()));
  }

  /**
   * Claims no more tasks and waits for running ones; those that do not finish in time are killed and requeued without counting a failure.
   */
  async stop() {
    this.#isStopping = true;
    this.wake();
    const ended = async () => {
      await Promise.all(this.#running);
      await Promise.allSettled(this.#performing);
    };
    await Promise.race([ended(), sleep(DRAIN_MS)]);
    this.#stopped.abort();
    for (const { reader } of this.#slots) if (reader.isBusy || !this.#borrowed.has(reader)) reader.close();
    await ended();
  }

  async #work({ lane, reader }: Slot) {
    while (!this.#isStopping) {
      try {
        const task = await claimTask(this.#deps, lane, this.#holder());
        if (task !== undefined) {
          await this.#perform(task, reader);
          continue;
        }
        reader.closeIfIdle();
      } catch (error) {
        this.#deps.log.error({ err: error }, "Worker loop failed; it retries.");
      }
      await this.#wakeSignal.wait(IDLE_POLL_MS);
    }
  }

  /** Resolves when the reader is free, which may be before the task ends. */
  async #perform(task: LeasedTask, reader: Reader) {
    const { promise: isFree, resolve: free } = Promise.withResolvers<void>();
    const lost = new AbortController();
    let isReading = true;
    const onRead = () => {
      isReading = false;
      free();
    };
    const heart = new Heartbeat(this.#deps, task, () => {
      if (isReading) reader.close();
      lost.abort();
    });
    const signal = AbortSignal.any([lost.signal, this.#stopped.signal]);
    const performing = this.#attempt(heart, { deps: this.#deps, task, reader, signal, onRead }).finally(() => {
      this.#performing.delete(performing);
      free();
    });
    this.#performing.add(performing);
    await isFree;
    // Errors after the reader was released are logged here too.
    if (isReading) await performing;
    else
      performing.catch((error: unknown) =>
        this.#deps.log.error(
          { err: error, ...namesOf(task) },
          "Task ended without being settled; its lease expires and it is requeued.",
        ),
      );
  }

  async #attempt(heart: Heartbeat, context: Omit<StepContext, "onProgress">) {
    const { task } = context;
    const startedAt = performance.now();
    try {
      const onProgress = heart.note.bind(heart);
      const result = await STEPS[task.kind].run({ ...context, onProgress });
      heart.stop();
      if (!heart.isLost) await this.#settle(task, result);
      const ms = Math.round(performance.now() - startedAt);
      this.#deps.log.debug({ ...namesOf(task), result: result.kind, ms }, "A task ended.");
    } catch (error) {
      // Losing the lease closes the reader, even while it starts: not a failure.
      if (heart.isLost) return this.#deps.log.debug({ err: error, ...namesOf(task) }, "Lease lost, result discarded.");
      this.#deps.log.error({ err: error, ...namesOf(task) }, "A task failed.");
      if (this.#isStopping || isDatabaseAway(error)) await giveBack(this.#deps, task);
      else if (isStorageAway(error)) await giveBack(this.#deps, task, {}, STORAGE_AWAY_SECONDS);
      else await this.#onFailure(task, error);
    } finally {
      heart.stop();
    }
  }

  async #settle(task: LeasedTask, result: StepResult) {
    if (result.kind === "erased") return;
    if (result.kind === "unreadable") return this.#setAside(task, result.reason);
    if (result.kind === "done") {
      if (await completeTask(this.#deps, task, result.save)) this.#noteEnd(task, "screened");
      return;
    }
    if (result.kind === "reader_died") return this.#onReaderDeath(task, result.how);
    if (task.lane === "quick") return giveBack(this.#deps, task, { lane: "slow" });
    await this.#setAside(task, "no_readable_text");
  }

  async #onReaderDeath(task: LeasedTask, how: ReaderDeath) {
    if (this.#isStopping) return giveBack(this.#deps, task);
    if (how === "killed") return this.#onReaderKilled(task);
    if (task.crashes + 1 < MAX_CRASHES) return giveBack(this.#deps, task, { crashes: task.crashes + 1 });
    await this.#setAside(task, how === "took_too_long" ? "took_too_long" : "unsafe");
  }

  /** The kill is not counted as a crash of the file. After too many kills the task is parked. */
  async #onReaderKilled(task: LeasedTask) {
    const failures = task.failures + 1;
    if (failures < MAX_KILLS) return giveBack(this.#deps, task, { failures }, AFTER_KILL_SECONDS);
    await this.#setAside(task, "fault", "reader_killed");
  }

  /** Not caused by the file: the task is parked and can be retried once the cause is fixed. */
  async #onFailure(task: LeasedTask, error: unknown) {
    const delaySeconds = 2 ** task.failures;
    if (task.failures + 1 < MAX_FAILURES)
      return giveBack(this.#deps, task, { failures: task.failures + 1 }, delaySeconds);
    await this.#setAside(task, "fault", nameFault(error));
  }

  async #setAside(task: LeasedTask, reason: UnreadableReason, failure?: string) {
    const save = STEPS[task.kind].setAside({ deps: this.#deps, task }, reason);
    if (await completeTask(this.#deps, task, save, failure)) this.#noteEnd(task, reason);
  }

  #noteEnd({ kind }: LeasedTask, outcome: CvOutcomeName) {
    if (kind === "screen_cv") this.#ended.set(outcome, (this.#ended.get(outcome) ?? 0) + 1);
  }
}

/** What a line of the log says of a task. */
const namesOf = ({ id, upload_id, kind, lane }: LeasedTask) => ({ task: id, upload: upload_id, kind, lane });

const isStorageAway = (error: unknown) => error instanceof AppError && error.code === "unavailable";
