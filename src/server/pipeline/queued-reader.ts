import { AppError } from "#shared/errors.ts";
import { type Reader, type ReaderResult } from "./reader.ts";

/** More than this many in waiting is somebody's loop, not people who read. */
const MAX_WAITING = 40;
const IDLE_CHECK_MS = 10_000;

/** A reader for whoever waits in front of a screen: one question at a time in the order they came, and no process where nobody asks. */
export class QueuedReader<Question extends object> {
  readonly #reader: Reader<Question>;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #idleCheck: NodeJS.Timeout | undefined;

  constructor(reader: Reader<Question>) {
    this.#reader = reader;
  }

  async ask<A>(question: Question, expected: { parse(raw: unknown): A }): Promise<ReaderResult<A>> {
    if (this.#waiting >= MAX_WAITING) throw new AppError("too_many_requests");
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
