import { streamSSE } from "hono/streaming";
import { asOwner } from "#db/client.ts";
import { findNewestEventId, listEventsAfter } from "#db/live-event-queries.ts";
import { findSessionKind } from "#db/session-queries.ts";
import { LIVE_HEARTBEAT_MS } from "#shared/limits.ts";
import type { Bearer } from "#commands/access-tokens.ts";
import type { Doors, HttpDeps } from "./door.ts";

export const liveDoors = {
  /** Everything after `Last-Event-ID`, then everything as it happens; silence is broken every 25 s. Ends with the session. */
  live: async ({ deps, request, user }) => {
    const asked = Number(request.req.header("last-event-id"));
    const start = Number.isSafeInteger(asked) && asked > 0 ? asked : await newestId(deps, user);
    return streamSSE(request, async (stream) => {
      const wake = new Waker(deps, user, (stop) => stream.onAbort(stop));
      await stream.writeSSE({ event: "hello", data: "", id: String(start) });
      let last = start;
      while (!wake.isOver()) {
        const news = await look(deps, user, last);
        if (news === undefined) break;
        for (const { id, event } of news) {
          await stream.writeSSE({ id: String(id), data: JSON.stringify(event) });
          last = id;
        }
        if (news.length === 0 && !(await wake.wait(LIVE_HEARTBEAT_MS))) await stream.write(": beat\n\n");
      }
      wake.close();
    });
  },
} satisfies Partial<Doors>;

async function newestId({ db }: HttpDeps, { userId }: Bearer) {
  return asOwner(db, userId, (tx) => findNewestEventId(tx, userId));
}

/** Undefined once the session is over: the stream then ends. */
async function look({ db }: HttpDeps, { userId, sessionId }: Bearer, after: number) {
  return asOwner(db, userId, async (tx) => {
    if ((await findSessionKind(tx, userId, sessionId)) === undefined) return undefined;
    return listEventsAfter(tx, userId, after);
  });
}

/** Remembers a call that comes while the stream is busy, so that none is slept through. */
class Waker {
  #pending = false;
  #over = false;
  #sleeper: (() => void) | undefined;
  readonly #unsubscribe: () => void;

  constructor({ live, stopping }: HttpDeps, { userId }: Bearer, onAbort: (stop: () => void) => void) {
    this.#unsubscribe = live.subscribe(userId, () => this.#call());
    onAbort(() => this.close());
    stopping.addEventListener("abort", () => this.close());
  }

  isOver() {
    return this.#over;
  }

  /** True when called, false when the time is up. */
  async wait(atMostMs: number) {
    if (!this.#pending && !this.#over) {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#sleeper = resolve;
      const timer = setTimeout(resolve, atMostMs);
      await promise;
      clearTimeout(timer);
    }
    const wasCalled = this.#pending || this.#over;
    this.#pending = false;
    return wasCalled;
  }

  close() {
    this.#over = true;
    this.#unsubscribe();
    this.#sleeper?.();
  }

  #call() {
    this.#pending = true;
    this.#sleeper?.();
  }
}
