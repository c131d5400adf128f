import { setTimeout as sleep } from "node:timers/promises";
import type { Product } from "#tests/support/product.ts";
import type { TestClient } from "./test-client.ts";

/** Longer than any announcement takes, however busy the machine is. */
const TIMEOUT_MS = 60_000;

/** Somebody's open stream at one process. */
export class LiveListener {
  #received = "";
  readonly #over: Promise<void>;

  constructor(client: TestClient, process: Product) {
    this.#over = this.#listen(client, process);
  }

  async #listen({ session }: TestClient, process: Product) {
    const answer = await process.send("/api/live", { headers: { authorization: `Bearer ${session.access_token}` } });
    for await (const chunk of (answer.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream()))
      this.#received += chunk;
  }

  async untilReceived(words: string) {
    const deadline = performance.now() + TIMEOUT_MS;
    while (!this.#received.includes(words)) {
      if (performance.now() > deadline) throw new Error(`${words} was not heard in ${this.#received}`);
      await sleep(20);
    }
  }

  /** Resolves when the server ends the stream. */
  untilOver() {
    return this.#over;
  }
}
