const ENCODER = new TextEncoder();
/** A client that stops reading is disconnected; it reconnects and sends its Last-Event-ID. */
const MOST_UNSENT_BYTES = 256 * 1024;

/** Server-sent events to one client, which may read more slowly than events occur. */
export class LiveStream {
  readonly response: Response;
  readonly #onEnd: () => void;
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;

  constructor(onEnd: () => void) {
    this.#onEnd = onEnd;
    const body = new ReadableStream<Uint8Array>(
      { start: (controller) => void (this.#controller = controller), cancel: () => this.#close() },
      new ByteLengthQueuingStrategy({ highWaterMark: MOST_UNSENT_BYTES }),
    );
    this.response = new Response(body, { headers: { "content-type": "text/event-stream" } });
  }

  send(text: string) {
    if (this.#controller === undefined) return;
    this.#controller.enqueue(ENCODER.encode(text));
    if ((this.#controller.desiredSize ?? 0) <= 0) this.end();
  }

  end() {
    this.#controller?.close();
    this.#close();
  }

  #close() {
    if (this.#controller === undefined) return;
    this.#controller = undefined;
    this.#onEnd();
  }
}
