import { AppError } from "#shared/errors.ts";
import { type Reader, type ReaderResult } from "./reader.ts";

const IDLE_CHECK_MS = 10_000;

/** A reader for whoever waits in front of a screen: one question at a time in the order they came, and no process where nobody asks. */
export class QueuedReader<Question extends object> {
  readonly #reader: Reader<Question>;
  readonly #maxWaiting: number;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #idleCheck: NodeJS.Timeout | undefined;

  /** More than so many in waiting is somebody's loop, not people who read. */
  constructor(reader: Reader<Question>, maxWaiting: number) {
    this.#reader = reader;
    this.#maxWaiting = maxWaiting;
  }

  async ask<A>(question: Question, expected: { parse(raw: unknown): A }): Promise<ReaderResult<A>> {
    if (this.#waiting >= this.#maxWaiting) throw new AppError("too_many_requests");
    this.#waiting += 1;
    const turn = this.#last.then(() => this.#reader.ask(question, expected));
    this.#last = turn.catch(() => undefined);
    this.#idleCheck ??= setInterval(() => this.#closeIfIdle(), IDLE_CHECK_MS).unref();
    try {
      return await turn;
    } finally {
      this.#waiting -= 1;
    }
  }

  close() {
    clearInterval(this.#idleCheck);
    this.#reader.close();
  }

  #closeIfIdle() {
    if (this.#waiting === 0) this.#reader.closeIfIdle();
  }
}
