import { AppError } from "#shared/errors.ts";

export interface Capacity {
  running: number;
  /** Calls that may queue for a free slot; further ones are rejected. */
  waiting: number;
  /** Slots one account may hold, or one address without an account. Default: all. */
  perClient?: number;
  /** The same for one address over all its accounts. */
  perAddress?: number;
}

/** Slots are shared fairly between clients: accounts, or addresses for calls without a session. */
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

/** One instance for all: capturing a stack trace each time would be a tenth of the cost of a rejection. */
const OVERLOADED = new AppError("overloaded", {
  message: "The server has too much to do at the moment. Nothing was begun.",
});

/**
 * Runs a bounded number of calls at once, queues some, and rejects the rest before any work is done for them. Clients are served
 * round-robin: one with a hundred queued calls gets a slot as often as one with a single call. When the queue is full, the client with the
 * longest queue loses its newest call.
 */
export class ConcurrencyLimiter {
  readonly #capacity: Capacity;
  readonly #running = new Counter();
  readonly #addresses = new Counter();
  /** One queue per client, first in first out; the client to be served next comes first. */
  readonly #queues = new Map<string, Waiter[]>();
  #queued = 0;

  constructor(capacity: Capacity) {
    this.#capacity = capacity;
  }

  /** Checked before the body is read, so that a rejected call costs no reading. */
  rejectIfFull(key: ClientKey) {
    if (!this.#hasSlotFor(key) && this.#isQueueFull() && this.#findLongestQueue(key) === undefined) throw OVERLOADED;
  }

  /** The caller must release the slot. */
  async acquire(key: ClientKey) {
    if (this.#hasSlotFor(key)) return this.#take(key);
    if (this.#isQueueFull()) {
      const evicted = this.#findLongestQueue(key);
      if (evicted === undefined) throw OVERLOADED;
      evicted.reject();
    }
    await this.#wait(key);
  }

  /** The slot passes directly to the next queued call, so a newcomer cannot overtake it. */
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

  /** Undefined if no client has a longer queue than the newcomer. */
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

  /** Its client goes to the back of the round-robin order. */
  #remove(waiter: Waiter) {
    const others = this.#queues.get(waiter.client)?.filter((other) => other !== waiter) ?? [];
    this.#queued -= 1;
    this.#queues.delete(waiter.client);
    if (others.length > 0) this.#queues.set(waiter.client, others);
  }
}

/** Counts per name; a name whose count is zero is removed. */
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
