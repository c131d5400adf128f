import type { Context } from "hono";

/**
 * A body that is made while it is sent, a piece for each that is taken. When its reader goes, what makes it is ended, also where nobody
 * had begun to read: the web server passes over the body of a client that is already gone. `release` lets go of what is held until then.
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
      // Whoever made the pieces has logged it, and nobody is left to be told.
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
