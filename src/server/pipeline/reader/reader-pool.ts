import { AppError } from "#shared/errors.ts";
import type { Reader } from "./reader.ts";

const IDLE_CHECK_MS = 10_000;

/** It is reported to the client that asks this reader. */
const ignoreFailedStart = () => undefined;

interface PoolOptions<Question> {
  /** A longer queue than this comes from a loop, not from people. */
  maxWaiting: number;
  /**
   * While a reader is lent, another one is started and has answered this before somebody needs it. Otherwise one is started only once
   * somebody waits for more than their share.
   */
  rehearsal?: Question | undefined;
}

/**
 * A pool of readers for interactive requests; processes start on demand. Clients are served round-robin and, with more than one reader,
 * none holds all of them: a slow page delays only its own requester.
 */
export class ReaderPool<Question extends object> {
  readonly #readers: Reader<Question>[];
  readonly #free: Reader<Question>[];
  readonly #maxWaiting: number;
  readonly #rehearsal: Question | undefined;
  readonly #lent = new Map<Reader<Question>, string>();
  /** One queue per client, first in first out; the client to be served next comes first. */
  readonly #waiting = new Map<string, ((reader: Reader<Question>) => void)[]>();
  #waiters = 0;
  #isClosed = false;
  #idleCheck: NodeJS.Timeout | undefined;

  constructor(readers: Reader<Question>[], { maxWaiting, rehearsal }: PoolOptions<Question>) {
    this.#readers = readers;
    this.#free = [...readers];
    this.#maxWaiting = maxWaiting;
    this.#rehearsal = rehearsal;
  }

  /** The reader is exclusive until the promise settles. */
  async lend<T>(party: string, use: (reader: Reader<Question>) => Promise<T>): Promise<T> {
    this.#idleCheck ??= setInterval(() => this.#closeIdle(), IDLE_CHECK_MS).unref();
    const reader = this.#take(party) ?? (await this.#wait(party));
    // Not at once: the start of the spare would delay that of the reader somebody waits for.
    reader.warmUp().then(() => this.#startSpare(), ignoreFailedStart);
    try {
      return await use(reader);
    } finally {
      this.#giveBack(reader);
    }
  }

  close() {
    this.#isClosed = true;
    clearInterval(this.#idleCheck);
    for (const reader of this.#readers) reader.close();
  }

  #mayBorrow(party: string) {
    const borrowed = [...this.#lent.values()].filter((other) => other === party).length;
    return borrowed < Math.max(1, this.#readers.length - 1);
  }

  #take(party: string): Reader<Question> | undefined {
    // Started ones lie at the end.
    const reader = this.#mayBorrow(party) ? this.#free.pop() : undefined;
    if (reader !== undefined) this.#lent.set(reader, party);
    return reader;
  }

  async #wait(party: string): Promise<Reader<Question>> {
    if (this.#waiters >= this.#maxWaiting) throw new AppError("too_many_requests");
    const { promise, resolve } = Promise.withResolvers<Reader<Question>>();
    this.#waiting.set(party, [...(this.#waiting.get(party) ?? []), resolve]);
    this.#waiters += 1;
    this.#startSpare();
    return promise;
  }

  /** The one that the next client gets, while there is reason to keep it started. */
  get #spare() {
    const isWanted = this.#waiters > 0 || (this.#rehearsal !== undefined && this.#lent.size > 0);
    return isWanted && !this.#isClosed ? this.#free.at(-1) : undefined;
  }

  #startSpare() {
    const begun = this.#rehearsal === undefined ? this.#spare?.warmUp() : this.#spare?.rehearse(this.#rehearsal);
    begun?.catch(ignoreFailedStart);
  }

  #giveBack(reader: Reader<Question>) {
    this.#lent.delete(reader);
    if (reader.isStarted) this.#free.push(reader);
    else this.#free.unshift(reader);
    this.#serveNext();
    this.#startSpare();
  }

  #serveNext() {
    for (const [party, [next, ...others]] of this.#waiting) {
      const lent = next === undefined ? undefined : this.#take(party);
      if (next === undefined || lent === undefined) continue;
      // To the back of the round-robin order.
      this.#waiting.delete(party);
      if (others.length > 0) this.#waiting.set(party, others);
      this.#waiters -= 1;
      return next(lent);
    }
  }

  #closeIdle() {
    const spare = this.#spare;
    for (const reader of this.#free) if (reader !== spare) reader.closeIfIdle();
  }
}
