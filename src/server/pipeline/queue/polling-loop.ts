import { setTimeout as sleep } from "node:timers/promises";
import { WakeSignal } from "./wake-signal.ts";

/** Another process may hold the lock of the row that is due. */
const SHORTEST_PAUSE_MS = 20;

interface LoopOptions<Item> {
  /** How many are in hand at once. */
  width: number;
  /** Only a fallback: a new item is signalled. */
  idlePollMs: number;
  drainMs: number;
  take: () => Promise<Item | undefined>;
  findMsToNext: () => Promise<number | undefined>;
  handle: (item: Item) => Promise<void>;
  onError: (error: unknown) => void;
}

/** Takes what is due from a table, one after the other, and waits for more until it is stopped. */
export class PollingLoop<Item> {
  readonly #options: LoopOptions<Item>;
  readonly #wakeSignal = new WakeSignal();
  readonly #stopping = new AbortController();
  #running: Promise<void>[] = [];
  #isStopping = false;

  constructor(options: LoopOptions<Item>) {
    this.#options = options;
  }

  /** Aborted when what is in hand has not ended in time. */
  get signal(): AbortSignal {
    return this.#stopping.signal;
  }

  start() {
    this.#running = Array.from({ length: this.#options.width }, () => this.#work());
  }

  wake() {
    this.#wakeSignal.wake();
  }

  /** Takes no more and waits for what is in hand; what does not finish in time is aborted and left for the next process. */
  async stop() {
    this.#isStopping = true;
    this.wake();
    await Promise.race([Promise.all(this.#running), sleep(this.#options.drainMs)]);
    this.#stopping.abort();
    await Promise.all(this.#running);
  }

  async #work() {
    const { take, handle, findMsToNext, onError, idlePollMs } = this.#options;
    while (!this.#isStopping) {
      let pauseMs = idlePollMs;
      try {
        const item = await take();
        if (item !== undefined) {
          await handle(item);
          continue;
        }
        pauseMs = Math.min(pauseMs, (await findMsToNext()) ?? pauseMs);
      } catch (error) {
        onError(error);
      }
      if (!this.#isStopping) await this.#wakeSignal.wait(Math.max(pauseMs, SHORTEST_PAUSE_MS));
    }
  }
}
