import { AppError } from "#shared/errors.ts";

export interface Places {
  inside: number;
  /** How many may wait for a place inside; whoever comes after them is sent away. */
  waiting: number;
  /** How many of the places inside one account may have, or one address without an account. All of them where nothing is said. */
  ofParty?: number;
  /** The same for one address, however many accounts it has. */
  ofAddress?: number;
}

/** Between whom places are shared: accounts, and addresses as far as nobody has signed in from them. */
export interface Claim {
  party: string;
  address: string;
}

interface Waiter extends Claim {
  comeIn: () => void;
  sendAway: () => void;
}

/** Longer than most people wait for a click, shorter than browsers and proxies do. */
const MAX_WAIT_MS = 5000;

/** One for all: a stack trace for each would be a tenth of what sending away costs. */
const TOO_BUSY = new AppError("overloaded", {
  message: "The server has too much to do at the moment. Nothing was begun.",
});

/**
 * Lets so many in at once, lets some wait, and sends the others away before anything was done for them. Parties take turns: whoever has
 * a hundred calls waiting is let in as often as whoever has one, and when no more can wait the one with the most loses its newest.
 */
export class Lobby {
  readonly #places: Places;
  readonly #inside = new Tally();
  readonly #addresses = new Tally();
  /** Of each party in their order; the party whose turn is next comes first. */
  readonly #waiting = new Map<string, Waiter[]>();
  #waiters = 0;

  constructor(places: Places) {
    this.#places = places;
  }

  /** Asked before a body is read: it would be read for nothing. */
  refuseIfFull(claim: Claim) {
    if (!this.#hasPlaceFor(claim) && this.#isQueueFull() && this.#findLoser(claim) === undefined) throw TOO_BUSY;
  }

  /** Whoever came in says when they leave. */
  async enter(claim: Claim) {
    if (this.#hasPlaceFor(claim)) return this.#take(claim);
    if (this.#isQueueFull()) {
      const loser = this.#findLoser(claim);
      if (loser === undefined) throw TOO_BUSY;
      loser.sendAway();
    }
    await this.#wait(claim);
  }

  /** The place passes on without being free in between: nobody can slip in before those who wait for it. */
  leave({ party, address }: Claim) {
    this.#inside.add(party, -1);
    this.#addresses.add(address, -1);
    for (const [next] of this.#waiting.values()) {
      if (next === undefined || !this.#hasPlaceFor(next)) continue;
      this.#take(next);
      next.comeIn();
      return;
    }
  }

  #hasPlaceFor({ party, address }: Claim) {
    const { inside, ofParty = inside, ofAddress = inside } = this.#places;
    const isFree = this.#inside.total < inside;
    return isFree && this.#inside.of(party) < ofParty && this.#addresses.of(address) < ofAddress;
  }

  #take({ party, address }: Claim) {
    this.#inside.add(party, 1);
    this.#addresses.add(address, 1);
  }

  #isQueueFull() {
    return this.#waiters >= this.#places.waiting;
  }

  /** Undefined where nobody has more waiting than the newcomer. */
  #findLoser({ party }: Claim): Waiter | undefined {
    let most = this.#waiting.get(party) ?? [];
    for (const waiters of this.#waiting.values()) if (waiters.length > most.length) most = waiters;
    return most === this.#waiting.get(party) ? undefined : most.at(-1);
  }

  async #wait(claim: Claim) {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const end = (settle: () => void) => () => {
      clearTimeout(timer);
      this.#remove(waiter);
      settle();
    };
    const waiter: Waiter = { ...claim, comeIn: end(resolve), sendAway: end(() => reject(TOO_BUSY)) };
    const timer = setTimeout(waiter.sendAway, MAX_WAIT_MS);
    this.#waiting.set(claim.party, [...(this.#waiting.get(claim.party) ?? []), waiter]);
    this.#waiters += 1;
    await promise;
  }

  /** Its party has had its turn and goes behind the others. */
  #remove(waiter: Waiter) {
    const others = this.#waiting.get(waiter.party)?.filter((other) => other !== waiter) ?? [];
    this.#waiters -= 1;
    this.#waiting.delete(waiter.party);
    if (others.length > 0) this.#waiting.set(waiter.party, others);
  }
}

/** How often each name was counted; a name that stands at nothing is forgotten. */
class Tally {
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
