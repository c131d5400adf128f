/** Lets idle loops wait for a wake-up without missing one that came just before they started to wait. */
export class WakeSignal {
  #signal = Promise.withResolvers<void>();

  wake() {
    this.#signal.resolve();
    this.#signal = Promise.withResolvers<void>();
  }

  async wait(atMostMs: number) {
    const { promise: timeUp, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, atMostMs);
    await Promise.race([this.#signal.promise, timeUp]);
    clearTimeout(timer);
  }
}
