import { setTimeout as sleep } from "node:timers/promises";
import type { Product } from "#tests/support/product.ts";
import type { Visitor } from "#tests/support/visitor.ts";

/** Longer than any announcement takes, however busy the machine is. */
const PATIENCE_MS = 60_000;

/** Somebody's open stream at one process. */
export class LiveListener {
  #heard = "";
  readonly #over: Promise<void>;

  constructor(visitor: Visitor, process: Product) {
    this.#over = this.#listen(visitor, process);
  }

  async #listen({ session }: Visitor, process: Product) {
    const answer = await process.send("/api/live", { headers: { authorization: `Bearer ${session.access_token}` } });
    for await (const chunk of (answer.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream()))
      this.#heard += chunk;
  }

  async untilHeard(words: string) {
    const deadline = performance.now() + PATIENCE_MS;
    while (!this.#heard.includes(words)) {
      if (performance.now() > deadline) throw new Error(`${words} was not heard in ${this.#heard}`);
      await sleep(20);
    }
  }

  /** Resolves when the server ends the stream. */
  untilOver() {
    return this.#over;
  }
}
