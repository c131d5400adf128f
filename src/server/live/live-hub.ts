import type { UserId } from "#shared/ids.ts";

/** Who, in this process, wants to know that something of theirs changed. It carries no data: whoever is woken reads for themselves. */
export class LiveHub {
  readonly #listeners = new Map<string, Set<() => void>>();

  subscribe(ownerId: UserId, wake: () => void): () => void {
    const mine = this.#listeners.get(ownerId) ?? new Set();
    this.#listeners.set(ownerId, mine.add(wake));
    return () => {
      mine.delete(wake);
      if (mine.size === 0) this.#listeners.delete(ownerId);
    };
  }

  wake(ownerId: string) {
    for (const wake of this.#listeners.get(ownerId) ?? []) wake();
  }

  /** After a lost connection to the database, and when the process ends. */
  wakeAll() {
    for (const ownerId of this.#listeners.keys()) this.wake(ownerId);
  }
}
