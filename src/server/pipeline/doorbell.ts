/** Lets sleepers wait for news without missing what rang just before they lay down. */
export class Doorbell {
  #rung = Promise.withResolvers<void>();

  ring() {
    this.#rung.resolve();
    this.#rung = Promise.withResolvers<void>();
  }

  async wait(atMostMs: number) {
    const { promise: timeUp, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, atMostMs);
    await Promise.race([this.#rung.promise, timeUp]);
    clearTimeout(timer);
  }
}
