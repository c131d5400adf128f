import { once } from "node:events";
import * as z from "zod/mini";

const Targets = z.tuple([z.object({ webSocketDebuggerUrl: z.string() })], z.unknown());
const Reply = z.object({ id: z.optional(z.number()), result: z.optional(z.unknown()) });
const Evaluated = z.object({ result: z.object({ value: z.string() }) });
const Usage = z.object({ heapUsed: z.number(), external: z.number() });

/** The heap of a process that was started with `--inspect`. */
export class InspectedHeap {
  readonly #socket: WebSocket;
  #calls = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  static async open(port: number) {
    const listed = await fetch(`http://127.0.0.1:${port}/json/list`);
    const [{ webSocketDebuggerUrl }] = Targets.parse(await listed.json());
    const socket = new WebSocket(webSocketDebuggerUrl);
    await once(socket, "open");
    return new InspectedHeap(socket);
  }

  /** What is still reachable, in MB: without a collection before it a heap tells more of its owner's habits than of its contents. */
  async usedMb() {
    await this.#call("HeapProfiler.collectGarbage");
    await this.#call("HeapProfiler.collectGarbage");
    const expression = "JSON.stringify(process.memoryUsage())";
    const { result } = Evaluated.parse(await this.#call("Runtime.evaluate", { expression }));
    const { heapUsed, external } = Usage.parse(JSON.parse(result.value));
    return (heapUsed + external) / 1e6;
  }

  close() {
    this.#socket.close();
  }

  async #call(method: string, params: object = {}): Promise<unknown> {
    const id = (this.#calls += 1);
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const hear = ({ data }: MessageEvent) => {
      const reply = Reply.parse(JSON.parse(String(data)));
      if (reply.id === id) resolve(reply.result);
    };
    this.#socket.addEventListener("message", hear);
    this.#socket.send(JSON.stringify({ id, method, params }));
    return promise.finally(() => this.#socket.removeEventListener("message", hear));
  }
}
