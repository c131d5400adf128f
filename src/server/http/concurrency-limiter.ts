import { AppError } from "#shared/errors.ts";

export interface Capacity {
  running: number;
  /** How many may wait for a place inside; whoever comes after them is sent away. */
  waiting: number;
  /** How many of the places inside one account may have, or one address without an account. All of them where nothing is said. */
  perClient?: number;
  /** The same for one address, however many accounts it has. */
  perAddress?: number;
}

/** Between whom places are shared: accounts, and addresses as far as nobody has signed in from them. */
export interface ClientKey {
  client: string;
  address: string;
}

interface Waiter extends ClientKey {
  start: () => void;
  reject: () => void;
}

/** Longer than most people wait for a click, shorter than browsers and proxies do. */
const MAX_WAIT_MS = 5000;

/** One for all: a stack trace for each would be a tenth of what sending away costs. */
const OVERLOADED = new AppError("overloaded", {
  message: "The server has too much to do at the moment. Nothing was begun.",
});

/**
 * Lets so many in at once, lets some wait, and sends the others away before anything was done for them. Parties take turns: whoever has
 * a hundred calls waiting is let in as often as whoever has one, and when no more can wait the one with the most loses its newest.
 */
export class ConcurrencyLimiter {
  readonly #capacity: Capacity;
  readonly #running = new Counter();
  readonly #addresses = new Counter();
  /** Of each party in their order; the party whose turn is next comes first. */
  readonly #queues = new Map<string, Waiter[]>();
  #queued = 0;

  constructor(capacity: Capacity) {
    this.#capacity = capacity;
  }

  /** Asked before a body is read: it would be read for nothing. */
  rejectIfFull(key: ClientKey) {
    if (!this.#hasSlotFor(key) && this.#isQueueFull() && this.#findLongestQueue(key) === undefined) throw OVERLOADED;
  }

  /** Whoever came in says when they leave. */
  async acquire(key: ClientKey) {
    if (this.#hasSlotFor(key)) return this.#take(key);
    if (this.#isQueueFull()) {
      const evicted = this.#findLongestQueue(key);
      if (evicted === undefined) throw OVERLOADED;
      evicted.reject();
    }
    await this.#wait(key);
  }

  /** The place passes on without being free in between: nobody can slip in before those who wait for it. */
  release({ client, address }: ClientKey) {
    this.#running.add(client, -1);
    this.#addresses.add(address, -1);
    for (const [next] of this.#queues.values()) {
      if (next === undefined || !this.#hasSlotFor(next)) continue;
      this.#take(next);
      next.start();
      return;
    }
  }

  #hasSlotFor({ client, address }: ClientKey) {
    const { running, perClient = running, perAddress = running } = this.#capacity;
    const isFree = this.#running.total < running;
    return isFree && this.#running.of(client) < perClient && this.#addresses.of(address) < perAddress;
  }

  #take({ client, address }: ClientKey) {
    this.#running.add(client, 1);
    this.#addresses.add(address, 1);
  }

  #isQueueFull() {
    return this.#queued >= this.#capacity.waiting;
  }

  /** Undefined where nobody has more waiting than the newcomer. */
  #findLongestQueue({ client }: ClientKey): Waiter | undefined {
    let most = this.#queues.get(client) ?? [];
    for (const waiters of this.#queues.values()) if (waiters.length > most.length) most = waiters;
    return most === this.#queues.get(client) ? undefined : most.at(-1);
  }

  async #wait(key: ClientKey) {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const end = (settle: () => void) => () => {
      clearTimeout(timer);
      this.#remove(waiter);
      settle();
    };
    const waiter: Waiter = { ...key, start: end(resolve), reject: end(() => reject(OVERLOADED)) };
    const timer = setTimeout(waiter.reject, MAX_WAIT_MS);
    this.#queues.set(key.client, [...(this.#queues.get(key.client) ?? []), waiter]);
    this.#queued += 1;
    await promise;
  }

  /** Its party has had its turn and goes behind the others. */
  #remove(waiter: Waiter) {
    const others = this.#queues.get(waiter.client)?.filter((other) => other !== waiter) ?? [];
    this.#queued -= 1;
    this.#queues.delete(waiter.client);
    if (others.length > 0) this.#queues.set(waiter.client, others);
  }
}

/** How often each name was counted; a name that stands at nothing is forgotten. */
class Counter {
  readonly #counts = new Map<string, number>();
  total = 0;

  of(name: string) {
    return this.#counts.get(name) ?? 0;
  }

  add(name: string, by: number) {
    this.total += by;
    const count = this.of(name) + by;
    if (count === 0) this.#counts.delete(name);
    else this.#counts.set(name, count);
  }
}
