import { asOwner } from "#db/client.ts";
import { extendLease, type LeasedTask } from "#db/queue/task-queries.ts";
import type { PipelineDeps } from "#pipeline/pipeline-deps.ts";
import type { ReadingProgress } from "#pipeline/reader/reader-messages.ts";

const BEAT_MS = 3000;
/** A scanned page takes seconds and its reader watches; more than one write a second nobody would see. */
const PROGRESS_MS = 1000;

/** Keeps the lease of a task while it is worked on, and writes down how far the work is. */
export class Heartbeat {
  readonly #deps: PipelineDeps;
  readonly #task: LeasedTask;
  readonly #onLost: () => void;
  #progress: ReadingProgress = { stage: "parsing" };
  #timer: NodeJS.Timeout | undefined;
  /** The first page of a scan is written at once. */
  #lastAt = -Infinity;
  #nextAt = Infinity;
  #isOver = false;
  #isLost = false;

  constructor(deps: PipelineDeps, task: LeasedTask, onLost: () => void) {
    this.#deps = deps;
    this.#task = task;
    this.#onLost = onLost;
    this.#beatBy(performance.now() + BEAT_MS);
  }

  /** The lease has passed to another. */
  get isLost() {
    return this.#isLost;
  }

  note(progress: ReadingProgress) {
    this.#progress = progress;
    if (progress.stage === "ocr" && !this.#isOver) this.#beatBy(this.#lastAt + PROGRESS_MS);
  }

  stop() {
    this.#isOver = true;
    clearTimeout(this.#timer);
  }

  /** Only ever sooner: a reader that talks without end must not put the beat off. */
  #beatBy(at: number) {
    if (at >= this.#nextAt) return;
    clearTimeout(this.#timer);
    this.#nextAt = at;
    this.#timer = setTimeout(() => void this.#beat(), Math.max(0, at - performance.now()));
  }

  async #beat() {
    const { user_id: ownerId, id } = this.#task;
    this.#lastAt = performance.now();
    this.#nextAt = Infinity;
    this.#beatBy(this.#lastAt + BEAT_MS);
    try {
      const isMine = await asOwner(this.#deps.db, ownerId, (tx) =>
        extendLease(tx, ownerId, this.#task, this.#progress),
      );
      // A beat that was under way when the task ended finds no lease: the reader is then at its next file.
      if (isMine || this.#isOver) return;
      this.#isLost = true;
      this.#onLost();
    } catch (error) {
      this.#deps.log.warn(
        { err: error, task: id, upload: this.#task.upload_id },
        "Lease could not be extended; the task may be requeued.",
      );
    }
  }
}
