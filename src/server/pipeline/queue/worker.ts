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

/** Only a safety net: new work rings the doorbell. */
const IDLE_POLL_MS = 2000;
const MAX_FAILURES = 5;
const MAX_CRASHES = 2;
/** A file that makes the system kill its reader for want of memory looks like an operator's kill: it has to end, too. */
const MAX_KILLS = 10;
const AFTER_KILL_SECONDS = 1;
const DRAIN_MS = 6000;
/** No fault of the file, so it counts against none; the pause keeps a long outage from being asked all the time. */
const STORAGE_AWAY_SECONDS = 3;

type CvOutcomeName = UnreadableReason | "screened";

interface Slot {
  lane: Lane;
  reader: Reader;
}

/** Takes tasks one by one for each of its readers. May be killed at any moment: what it held passes to the next. */
export class Worker {
  readonly #deps: PipelineDeps;
  readonly #holder: () => number;
  readonly #wakeSignal = new WakeSignal();
  readonly #slots: Slot[];
  #running: Promise<void>[] = [];
  /** Tasks under way, also those whose reader has gone on to the next file. */
  readonly #performing = new Set<Promise<void>>();
  readonly #stopped = new AbortController();
  readonly #ended = new Map<CvOutcomeName, number>();
  #isStopping = false;

  constructor(deps: PipelineDeps, options: { holder: () => number; readers: number }) {
    this.#deps = deps;
    this.#holder = options.holder;
    // Scans have readers of their own, which the system runs last: they never hold up a file that has text.
    this.#slots = Array.from({ length: options.readers }, (): Slot[] => [
      { lane: "quick", reader: new Reader(TEXT_LIMITS) },
      { lane: "slow", reader: new Reader(SCAN_LIMITS) },
    ]).flat();
  }

  start() {
    this.#running = this.#slots.map((slot) => this.#work(slot));
  }

  wake() {
    this.#wakeSignal.wake();
  }

  /** How the CVs ended that this process finished. */
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

  /** Claims nothing more; what runs may end; what does not end in time is killed and given back without blame. */
  async stop() {
    this.#isStopping = true;
    this.wake();
    const ended = async () => {
      await Promise.all(this.#running);
      await Promise.allSettled(this.#performing);
    };
    await Promise.race([ended(), sleep(DRAIN_MS)]);
    this.#stopped.abort();
    for (const { reader } of this.#slots) reader.close();
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
        this.#deps.log.error({ err: error }, "The worker could not go on; it tries again.");
      }
      await this.#wakeSignal.wait(IDLE_POLL_MS);
    }
  }

  /** Ends when the reader is free, which may be before the task does. */
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
    // What went wrong after that is told here too, where the task ended with its reader.
    if (isReading) await performing;
    else
      performing.catch((error: unknown) => this.#deps.log.error({ err: error, ...namesOf(task) }, "A task was lost."));
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
      // With the lease its reader was closed, also one that was still starting: that is no failure.
      if (heart.isLost)
        return this.#deps.log.debug({ err: error, ...namesOf(task) }, "A task that passed on was left.");
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

  /** Nothing is held against the file. Who kills without end has the task parked, as with other faults of ours. */
  async #onReaderKilled(task: LeasedTask) {
    const failures = task.failures + 1;
    if (failures < MAX_KILLS) return giveBack(this.#deps, task, { failures }, AFTER_KILL_SECONDS);
    await this.#setAside(task, "fault", "reader_killed");
  }

  /** Whatever it was, it was not the file: the task is parked, and can be tried again once the cause is mended. */
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
function namesOf({ id, upload_id, kind, lane }: LeasedTask) {
  return { task: id, upload: upload_id, kind, lane };
}

function isStorageAway(error: unknown) {
  return error instanceof AppError && error.code === "unavailable";
}
