import type { SessionId, UserId } from "#shared/ids.ts";
import type { LiveEvent } from "#shared/live-event.ts";

export interface NumberedEvent {
  id: number;
  event: LiveEvent;
}

export interface LiveUpdates {
  events: NumberedEvent[];
  /** Those of the given sessions that are still valid. */
  liveSessions: SessionId[];
  /** There are more events than one read returns. */
  isCut: boolean;
}

export type ReadUpdates = (ownerId: UserId, sessionIds: SessionId[], after: number) => Promise<LiveUpdates>;

/** One open stream. */
export interface Watcher {
  ownerId: UserId;
  sessionId: SessionId;
  /** The number of the newest event it knows. */
  last: number;
  send(events: NumberedEvent[]): void;
  end(): void;
}

/** Bounds the database connections used for live updates. */
const CONCURRENT_READS = 4;
const RETRY_READ_MS = 1000;

/** The open streams of this process. What happened is read once for all streams of its owner. */
export class LiveHub {
  readonly #watchers = new Map<string, Set<Watcher>>();
  readonly #woken = new Set<string>();
  readonly #read: ReadUpdates;
  readonly #onFailed: (error: unknown) => void;
  #reading = 0;

  constructor(read: ReadUpdates, onFailure: (error: unknown) => void) {
    this.#read = read;
    this.#onFailed = onFailure;
  }

  /** It is sent at once what it has missed. */
  add(watcher: Watcher): () => void {
    const { ownerId } = watcher;
    const mine = this.#watchers.get(ownerId) ?? new Set();
    this.#watchers.set(ownerId, mine.add(watcher));
    this.wake(ownerId);
    return () => {
      mine.delete(watcher);
      if (mine.size === 0 && this.#watchers.get(ownerId) === mine) this.#watchers.delete(ownerId);
    };
  }

  /** Open streams. */
  get watchers() {
    return [...this.#watchers.values()].reduce((sum, mine) => sum + mine.size, 0);
  }

  wake(ownerId: string) {
    if (!this.#watchers.has(ownerId)) return;
    this.#woken.add(ownerId);
    if (this.#reading < CONCURRENT_READS) void this.#readAll();
  }

  /** After a lost connection to the database. */
  wakeAll() {
    for (const ownerId of this.#watchers.keys()) this.wake(ownerId);
  }

  async #readAll() {
    this.#reading += 1;
    for (const ownerId of this.#woken) {
      this.#woken.delete(ownerId);
      await this.#readFor(ownerId);
    }
    this.#reading -= 1;
  }

  async #readFor(ownerId: string) {
    const mine = [...(this.#watchers.get(ownerId) ?? [])];
    const [first] = mine;
    if (first === undefined) return;
    const sessionIds = [...new Set(mine.map(({ sessionId }) => sessionId))];
    try {
      const updates = await this.#read(first.ownerId, sessionIds, Math.min(...mine.map(({ last }) => last)));
      for (const watcher of mine) pass(updates, watcher);
      if (updates.isCut) this.wake(ownerId);
    } catch (error) {
      this.#onFailed(error);
      setTimeout(() => this.wake(ownerId), RETRY_READ_MS).unref();
    }
  }
}

/** Two reads for one owner may overlap: events a watcher already has are not sent again. */
function pass({ events, liveSessions }: LiveUpdates, watcher: Watcher) {
  if (!liveSessions.includes(watcher.sessionId)) return watcher.end();
  const updates = events.filter(({ id }) => id > watcher.last);
  watcher.last = updates.at(-1)?.id ?? watcher.last;
  if (updates.length > 0) watcher.send(updates);
}
