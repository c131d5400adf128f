import type { Context } from "hono";

/**
 * A streamed response body, produced chunk by chunk on demand. If the client disconnects, the producer is ended, also before the first
 * read: the web server passes over the body of a client that is already gone. `release` lets go of what is held until then.
 */
export function streamed(
  request: Context,
  pieces: AsyncIterator<Uint8Array>,
  release: () => unknown = () => undefined,
): ReadableStream<Uint8Array> {
  const { signal } = request.req.raw;
  const stop = async () => {
    signal.removeEventListener("abort", stop);
    release();
    await pieces.return?.().catch(() => {
      // The producer has logged the error; the client is gone.
    });
  };
  if (signal.aborted) void stop();
  else signal.addEventListener("abort", stop);
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    const { done, value } = await pieces.next();
    if (done !== true) return controller.enqueue(value);
    signal.removeEventListener("abort", stop);
    controller.close();
  };
  return new ReadableStream({ pull, cancel: stop }, { highWaterMark: 0 });
}
