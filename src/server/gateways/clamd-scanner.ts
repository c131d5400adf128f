import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { AppError } from "#shared/errors.ts";
import type { VirusScanner } from "./virus-scanner.ts";

/** Neither the sender of a file nor the scanner may keep the other waiting for longer. */
const SILENT_MS = 60_000;
const FOUND = /^stream: (.+) FOUND/;
const END_OF_FILE = Buffer.alloc(4);

export interface ScannerEvents {
  onFound: (signature: string) => void;
  onFailure: (error: unknown) => void;
}

/** ClamAV's daemon, asked over its own protocol, one connection a file. Without its word no file is taken. */
export class ClamdScanner implements VirusScanner {
  readonly #url: URL;
  readonly #events: ScannerEvents;

  constructor(url: string, events: ScannerEvents) {
    this.#url = new URL(url);
    this.#events = events;
  }

  async *watch(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    const line = await this.#orUnavailable(openLine(this.#url));
    try {
      await this.#orUnavailable(line.send("zINSTREAM\0"));
      for await (const chunk of bytes) {
        await this.#orUnavailable(line.send(Buffer.concat([lengthOf(chunk), chunk])));
        yield chunk;
      }
      await this.#orUnavailable(line.send(END_OF_FILE));
      this.#judge(await this.#orUnavailable(line.answer));
    } finally {
      line.close();
    }
  }

  async ping() {
    const line = await openLine(this.#url);
    await line.send("zPING\0");
    const answer = await line.answer;
    if (answer !== "PONG\0") throw unexpected(answer);
  }

  #judge(answer: string) {
    const [, signature] = FOUND.exec(answer) ?? [];
    if (signature !== undefined) {
      this.#events.onFound(signature);
      throw new AppError("infected_file");
    }
    if (answer !== "stream: OK\0") throw this.#unavailable(unexpected(answer));
  }

  #orUnavailable<T>(pending: Promise<T>): Promise<T> {
    return pending.catch((error: unknown) => {
      throw this.#unavailable(error);
    });
  }

  #unavailable(cause: unknown) {
    this.#events.onFailure(cause);
    return new AppError("unavailable", { message: "The virus scanner cannot be reached at the moment.", cause });
  }
}

async function openLine({ hostname, port }: URL) {
  // In a URL, and only there, an address of IPv6 stands in brackets.
  const socket = connect({ host: hostname.replaceAll(/^\[|\]$/g, ""), port: Number(port) });
  socket.setTimeout(SILENT_MS, () => socket.destroy(new Error("The line to the virus scanner went silent.")));
  await once(socket, "connect");
  const answer = text(socket);
  answer.catch(() => {
    // A broken connection is reported by the next write, or by the caller that awaits the answer.
  });
  return { send: (piece: string | Uint8Array) => write(socket, piece), answer, close: () => socket.destroy() };
}

/** Resolves when the system has taken it, so that a slow scanner slows the sender down. */
function write(socket: Socket, piece: string | Uint8Array) {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  socket.write(piece, (error) => (error ? reject(error) : resolve()));
  return promise;
}

function lengthOf(chunk: Uint8Array) {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(chunk.length);
  return length;
}

const unexpected = (answer: string) => new Error(`The virus scanner answered something else: "${answer}"`);
