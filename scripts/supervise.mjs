import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** A process that ran for so long did not end for the reason of the time before. */
const LONG_LIFE_MS = 60_000;

/**
 * Keeps a program running. One that ends by a fault is started again, after pauses that grow; one that ends by itself and in order,
 * because it was asked to, or before it ever was ready (its settings are wrong, its port is taken) is not.
 */
export class Supervisor {
  #start;
  #log;
  #child;
  #stopping = new AbortController();

  /** `start` spawns the program with a channel to it, over which it says anything once it is ready. */
  constructor(start, log) {
    this.#start = start;
    this.#log = log;
  }

  /** Resolves with how it ended for good; `isDown`: it was between two lives when it was asked to stop. */
  async run() {
    let pauseMs = FIRST_PAUSE_MS;
    for (let wasEverReady = false; ;) {
      const life = await this.#live();
      wasEverReady ||= life.wasReady;
      if (this.#isStopping || life.code === 0 || !wasEverReady) return { code: life.code ?? 1, isDown: false };
      if (life.ms >= LONG_LIFE_MS) pauseMs = FIRST_PAUSE_MS;
      this.#log(`The server ended by a fault (${life.code ?? life.signal}); starting it again in ${pauseMs / 1000} s.`);
      await sleep(pauseMs, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
      if (this.#isStopping) return { code: 0, isDown: true };
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    }
  }

  /** Windows knows no signals, only an end at once; there the server stops in order when its channel closes. */
  stop(signal) {
    this.#stopping.abort();
    if (process.platform !== "win32") this.#child?.kill(signal);
    else if (this.#child?.connected) this.#child.disconnect();
  }

  get #isStopping() {
    return this.#stopping.signal.aborted;
  }

  #live() {
    const startedAt = performance.now();
    const child = this.#start();
    this.#child = child;
    let wasReady = false;
    child.once("message", () => (wasReady = true));
    return new Promise((resolve) => {
      child.once("exit", (code, signal) => resolve({ code, signal, wasReady, ms: performance.now() - startedAt }));
    });
  }
}
