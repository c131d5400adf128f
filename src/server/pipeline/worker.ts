import { setTimeout as sleep } from "node:timers/promises";
import { markAnalyzing } from "#db/candidate-queries.ts";
import { asOwner, asSystem, becomeOwner, isDatabaseAway } from "#db/client.ts";
import { extendLease, finishTask, giveBackTask, LEASE_SECONDS, leaseTask, type LeasedTask } from "#db/task-queries.ts";
import { lockUpload } from "#db/upload-queries.ts";
import type { Stage } from "#shared/progress.ts";
import type { PipelineDeps } from "./pipeline-deps.ts";
import { Doorbell } from "./doorbell.ts";
import { Reader, type ReaderDeath } from "./reader.ts";
import type { Save } from "./step.ts";
import { STEPS } from "./steps.ts";

const BEAT_MS = 3000;
const RETRY_WRITE_MS = 200;
/** Only a safety net: new work rings the doorbell. */
const IDLE_POLL_MS = 2000;
const MAX_FAILURES = 5;
const MAX_CRASHES = 2;
const DRAIN_MS = 6000;

/** Takes tasks one by one for each of its readers. May be killed at any moment: what it held passes to the next. */
export class Worker {
  readonly #deps: PipelineDeps;
  readonly #holder: () => number;
  readonly #doorbell = new Doorbell();
  readonly #readers: Reader[];
  #slots: Promise<void>[] = [];
  #isStopping = false;

  constructor(deps: PipelineDeps, options: { holder: () => number; readers: number }) {
    this.#deps = deps;
    this.#holder = options.holder;
    this.#readers = Array.from({ length: options.readers }, () => new Reader());
  }

  start() {
    this.#slots = this.#readers.map((reader) => this.#work(reader));
  }

  ring() {
    this.#doorbell.ring();
  }

  /** Ready when a reader can open a document. */
  async warmUp() {
    await Promise.all(this.#readers.map((reader) => reader.warmUp()));
  }

  /** Claims nothing more; what runs may end; what does not end in time is killed and given back without blame. */
  async stop() {
    this.#isStopping = true;
    this.ring();
    await Promise.race([Promise.all(this.#slots), sleep(DRAIN_MS)]);
    for (const reader of this.#readers) reader.close();
    await Promise.all(this.#slots);
  }

  async #work(reader: Reader) {
    while (!this.#isStopping) {
      try {
        const task = await this.#claim();
        if (task === undefined) await this.#doorbell.wait(IDLE_POLL_MS);
        else await this.#perform(task, reader);
      } catch (error) {
        this.#deps.log.error({ err: error }, "The worker could not go on; it tries again.");
        await this.#doorbell.wait(IDLE_POLL_MS);
      }
    }
  }

  /** Message, lease and the CV's status in one transaction: a crash in between leaves all three as they were. */
  #claim(): Promise<LeasedTask | undefined> {
    const { db, queue } = this.#deps;
    return asSystem(db, async (tx) => {
      const id = await queue.take(tx);
      if (id === undefined) return undefined;
      const task = await leaseTask(tx, id, this.#holder());
      if (task === undefined) {
        // Its CV was deleted or its upload cancelled: the message is all that is left.
        await queue.remove(tx, [id]);
        return undefined;
      }
      await becomeOwner(tx, task.user_id);
      if (task.candidate_id !== null) await markAnalyzing(tx, task.user_id, task.candidate_id);
      return task;
    });
  }

  async #perform(task: LeasedTask, reader: Reader) {
    const heart = this.#beat(task, reader);
    try {
      const result = await STEPS[task.kind].run({ deps: this.#deps, task, reader, onStage: heart.setStage });
      heart.stop();
      if (heart.isLost()) return;
      if (result.kind === "done") await this.#complete(task, result.save);
      else await this.#onReaderDeath(task, result.how);
    } catch (error) {
      this.#deps.log.error({ err: error, task: task.id }, "A task failed.");
      if (isDatabaseAway(error)) await this.#giveBack(task, "nobody");
      else await this.#onFailure(task);
    } finally {
      heart.stop();
    }
  }

  /** Fence, result, ledger, announcement and message in one transaction. Run twice, or by one whose lease passed on, it changes nothing. */
  async #complete(task: LeasedTask, save: Save) {
    await untilReachable(() =>
      asOwner(this.#deps.db, task.user_id, async (tx) => {
        const upload = await lockUpload(tx, task.user_id, task.upload_id);
        if (!(await finishTask(tx, task.user_id, task))) return;
        await save(tx, upload);
        await this.#deps.queue.remove(tx, [task.id]);
      }),
    );
  }

  async #onReaderDeath(task: LeasedTask, how: ReaderDeath) {
    if (this.#isStopping) return this.#giveBack(task, "nobody");
    if (task.crashes + 1 < MAX_CRASHES) return this.#giveBack(task, "crash");
    const reason = how === "took_too_long" ? "took_too_long" : "unsafe";
    await this.#complete(task, STEPS[task.kind].setAside({ deps: this.#deps, task }, reason));
  }

  async #onFailure(task: LeasedTask) {
    if (task.failures + 1 < MAX_FAILURES) return this.#giveBack(task, "failure", 2 ** task.failures);
    await this.#complete(task, STEPS[task.kind].setAside({ deps: this.#deps, task }, "unsafe"));
  }

  async #giveBack(task: LeasedTask, blame: "failure" | "crash" | "nobody", delaySeconds = 0) {
    const { db, queue } = this.#deps;
    await untilReachable(() =>
      asOwner(db, task.user_id, async (tx) => {
        if (!(await giveBackTask(tx, task.user_id, task, blame))) return;
        await queue.remove(tx, [task.id]);
        await queue.put(tx, [{ id: task.id, priority: task.priority, startAfterSeconds: delaySeconds }]);
      }),
    );
  }

  #beat(task: LeasedTask, reader: Reader) {
    let stage: Stage = "parsing";
    let lost = false;
    let isOver = false;
    const timer = setInterval(async () => {
      try {
        const isMine = await asOwner(this.#deps.db, task.user_id, (tx) => extendLease(tx, task.user_id, task, stage));
        // A beat that was under way when the task ended finds no lease: the reader is then at its next file.
        if (isMine || isOver) return;
        lost = true;
        reader.close();
      } catch (error) {
        this.#deps.log.warn({ err: error, task: task.id }, "A lease could not be extended.");
      }
    }, BEAT_MS);
    const stop = () => {
      isOver = true;
      clearInterval(timer);
    };
    return { setStage: (next: Stage) => (stage = next), isLost: () => lost, stop };
  }
}

/** A result in hand is worth waiting for a database that restarts. Past the lease it would be refused anyway. */
async function untilReachable(write: () => Promise<void>) {
  const deadline = performance.now() + LEASE_SECONDS * 1000;
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (!isDatabaseAway(error) || performance.now() > deadline) throw error;
      await sleep(RETRY_WRITE_MS);
    }
  }
}
