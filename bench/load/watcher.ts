import type { IncomingMessage } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Caller } from "./caller.ts";

interface Received {
  upload_id: string;
}

/** One open tab: it listens, and comes back as the browser does. */
export class Watcher {
  isOpen = false;
  onEvent: (event: Received) => void = () => undefined;
  readonly #caller: Caller;
  readonly #token: string;
  readonly #pauseMs: (failures: number) => number;
  #isStopped = false;
  #answer: IncomingMessage | undefined;
  #lastId: string | undefined;

  constructor(caller: Caller, token: string, pauseMs: (failures: number) => number) {
    this.#caller = caller;
    this.#token = token;
    this.#pauseMs = pauseMs;
  }

  start() {
    void this.#listen();
  }

  stop() {
    this.#isStopped = true;
    this.#answer?.destroy();
  }

  async #listen() {
    for (let failures = 0; !this.#isStopped; failures += 1) {
      try {
        const headers = this.#lastId === undefined ? {} : { "last-event-id": this.#lastId };
        this.#answer = await this.#caller.stream({ path: "/api/live", token: this.#token, headers });
        if (this.#answer.statusCode === 401) throw new Error("The watcher's session has ended.");
        if (this.#answer.statusCode === 200) failures = 0;
        await this.#receive(this.#answer);
      } catch (error) {
        // A server that is away, or goes away, is what is measured here.
        if (!(error instanceof Error && "code" in error)) throw error;
      }
      this.isOpen = false;
      if (!this.#isStopped) await sleep(this.#pauseMs(failures));
    }
  }

  async #receive(answer: IncomingMessage) {
    let rest = "";
    answer.setEncoding("utf8");
    for await (const piece of answer) {
      const blocks = `${rest}${piece}`.split("\n\n");
      rest = blocks.pop() ?? "";
      for (const block of blocks) this.#take(block);
    }
  }

  #take(block: string) {
    const id = /^id: (.*)$/m.exec(block)?.[1];
    const data = /^data: (.*)$/m.exec(block)?.[1];
    if (id === undefined) return;
    this.#lastId = id;
    this.isOpen = true;
    if (data) this.onEvent(JSON.parse(data));
  }
}
