import { AppError } from "#shared/errors.ts";

export interface Places {
  inside: number;
  /** How many may wait for a place inside; whoever comes after them is sent away. */
  waiting: number;
}

/** Longer than most people wait for a click, shorter than browsers and proxies do. */
const MAX_WAIT_MS = 5000;

/** One for all: a stack trace for each would be a tenth of what sending away costs. */
const TOO_BUSY = new AppError("overloaded", {
  message: "The server has too much to do at the moment. Nothing was begun.",
});

/** Lets so many in at once, lets some wait in their order, and sends the others away before anything was done for them. */
export class Lobby {
  readonly #places: Places;
  readonly #waiting = new Set<() => void>();
  #inside = 0;

  constructor(places: Places) {
    this.#places = places;
  }

  /** Asked before a body is read: it would be read for nothing. */
  refuseIfFull() {
    if (this.#inside >= this.#places.inside && this.#waiting.size >= this.#places.waiting) throw TOO_BUSY;
  }

  /** Whoever came in says when they leave. */
  async enter() {
    if (this.#inside < this.#places.inside) {
      this.#inside += 1;
      return;
    }
    this.refuseIfFull();
    await this.#wait();
  }

  /** The place passes on without being free in between: nobody can slip in before those who wait. */
  leave() {
    const [next] = this.#waiting;
    if (next === undefined) this.#inside -= 1;
    else next();
  }

  async #wait() {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const comeIn = () => {
      clearTimeout(timer);
      this.#waiting.delete(comeIn);
      resolve();
    };
    const timer = setTimeout(() => {
      this.#waiting.delete(comeIn);
      reject(TOO_BUSY);
    }, MAX_WAIT_MS);
    this.#waiting.add(comeIn);
    await promise;
  }
}
