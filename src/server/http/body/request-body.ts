import type { Context } from "hono";
import { AppError } from "#shared/errors.ts";

/** How long a sender may keep the server waiting. Time in which the server itself is busy with a piece is not counted. */
export interface Pace {
  /** Without a single byte. */
  stallMs: number;
  /** After the first `stallMs`, on average. */
  leastBytesPerMs: number;
  /** In all, however fast it was. */
  longestMs: number;
}

const MINUTE_MS = 60_000;
/** A telephone at the edge of its network sends some 10 KB a second; a client that sends less for long only holds a place. */
const SLOWEST = { stallMs: 20_000, leastBytesPerMs: 4 };
export const PACE_OF_FILE: Pace = { ...SLOWEST, longestMs: 15 * MINUTE_MS };
/** Up to 250 files in one body. */
export const PACE_OF_FORM: Pace = { ...SLOWEST, longestMs: 60 * MINUTE_MS };
/** At most half a megabyte of JSON. */
export const PACE_OF_JSON: Pace = { ...SLOWEST, longestMs: MINUTE_MS };

/** Beyond this the connection of a refused sender is closed instead of drained. */
const MOST_DRAINED_BYTES = 80 * 1024 * 1024;

type Next = { kind: "piece"; bytes: Uint8Array } | { kind: "end" } | { kind: "broken"; why: AppError };

/** The bytes of one request as they arrive. A sender that aborts or is too slow causes a refusal, never a fault. */
export class RequestBody {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  readonly #pace: Pace;
  #last: Next | undefined;
  #receivedBytes = 0;
  #waitedMs = 0;

  constructor(body: ReadableStream<Uint8Array>, pace: Pace) {
    this.#reader = body.getReader();
    this.#pace = pace;
  }

  /** Leaving the loop early leaves the rest to be drained: the connection still has to carry the answer. */
  async *pieces(): AsyncGenerator<Uint8Array> {
    for (;;) {
      const next = await this.#next();
      if (next.kind === "broken") throw next.why;
      if (next.kind === "end") return;
      yield next.bytes;
    }
  }

  /** A browser reads the answer only after it has sent everything: a refusal half-way would look like a lost connection. */
  async drain() {
    for (let sizeBytes = 0; sizeBytes <= MOST_DRAINED_BYTES;) {
      const next = await this.#next();
      if (next.kind !== "piece") return;
      sizeBytes += next.bytes.length;
    }
  }

  async #next(): Promise<Next> {
    const next = this.#last ?? (await this.#read());
    if (next.kind !== "piece") this.#last = next;
    return next;
  }

  async #read(): Promise<Next> {
    const startedAt = performance.now();
    try {
      const { done, value } = await withinTime(this.#reader.read(), this.#patienceMs());
      if (done) return { kind: "end" };
      this.#receivedBytes += value.length;
      return { kind: "piece", bytes: value };
    } catch (error) {
      return { kind: "broken", why: asRefusal(error) };
    } finally {
      this.#waitedMs += performance.now() - startedAt;
    }
  }

  #patienceMs() {
    const { stallMs, leastBytesPerMs, longestMs } = this.#pace;
    const earnedMs = stallMs + this.#receivedBytes / leastBytesPerMs;
    return Math.max(0, Math.min(stallMs, earnedMs - this.#waitedMs, longestMs - this.#waitedMs));
  }
}

export function openBody(request: Context, pace: Pace): RequestBody | undefined {
  const { body } = request.req.raw;
  return body === null ? undefined : new RequestBody(body, pace);
}

/** The abandoned read continues; `race` handles its rejection. */
export async function withinTime<T>(arriving: Promise<T>, patienceMs: number): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(reject, patienceMs, new AppError("too_slow"));
  try {
    return await Promise.race([arriving, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Reading a body fails in no other way than by its sender's. */
export function asRefusal(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return new AppError("invalid_request", { message: "The request broke off.", cause: error });
}
