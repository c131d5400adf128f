import { AppError } from "#shared/errors.ts";
import type { Reader } from "./reader.ts";

const IDLE_CHECK_MS = 10_000;

/**
 * Readers for whoever waits in front of a screen, and no process where nobody asks. Parties take turns, and where there is more than one
 * reader no party has all of them: a page that takes long holds up only whoever asked for it.
 */
export class ReaderPool<Question extends object> {
  readonly #readers: Reader<Question>[];
  readonly #free: Reader<Question>[];
  readonly #maxWaiting: number;
  readonly #lent = new Map<Reader<Question>, string>();
  /** Of each party in their order; the party whose turn is next comes first. */
  readonly #waiting = new Map<string, ((reader: Reader<Question>) => void)[]>();
  #waiters = 0;
  #idleCheck: NodeJS.Timeout | undefined;

  /** More than so many in waiting is somebody's loop, not people who read. */
  constructor(readers: Reader<Question>[], maxWaiting: number) {
    this.#readers = readers;
    this.#free = [...readers];
    this.#maxWaiting = maxWaiting;
  }

  /** The reader is the borrower's alone until the promise settles. */
  async lend<T>(party: string, use: (reader: Reader<Question>) => Promise<T>): Promise<T> {
    this.#idleCheck ??= setInterval(() => this.#closeIdle(), IDLE_CHECK_MS).unref();
    const reader = this.#take(party) ?? (await this.#wait(party));
    try {
      return await use(reader);
    } finally {
      this.#giveBack(reader);
    }
  }

  close() {
    clearInterval(this.#idleCheck);
    for (const reader of this.#readers) reader.close();
  }

  #mayBorrow(party: string) {
    const borrowed = [...this.#lent.values()].filter((other) => other === party).length;
    return borrowed < Math.max(1, this.#readers.length - 1);
  }

  #take(party: string): Reader<Question> | undefined {
    // The one given back last is warm.
    const reader = this.#mayBorrow(party) ? this.#free.pop() : undefined;
    if (reader !== undefined) this.#lent.set(reader, party);
    return reader;
  }

  async #wait(party: string): Promise<Reader<Question>> {
    if (this.#waiters >= this.#maxWaiting) throw new AppError("too_many_requests");
    const { promise, resolve } = Promise.withResolvers<Reader<Question>>();
    this.#waiting.set(party, [...(this.#waiting.get(party) ?? []), resolve]);
    this.#waiters += 1;
    return promise;
  }

  #giveBack(reader: Reader<Question>) {
    this.#lent.delete(reader);
    this.#free.push(reader);
    for (const [party, [next, ...others]] of this.#waiting) {
      const lent = next === undefined ? undefined : this.#take(party);
      if (next === undefined || lent === undefined) continue;
      // Behind the others: it has had its turn.
      this.#waiting.delete(party);
      if (others.length > 0) this.#waiting.set(party, others);
      this.#waiters -= 1;
      return next(lent);
    }
  }

  #closeIdle() {
    for (const reader of this.#free) reader.closeIfIdle();
  }
}
