/** Lets sleepers wait for news without missing what rang just before they lay down. */
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
