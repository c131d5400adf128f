import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

export interface RawCall {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: Uint8Array | string;
}

/** A request as bytes, to be sent as far as somebody wants. `content-length` tells of the whole body, however much of it is sent. */
export function writeCall({ method = "GET", path, headers = {}, body = "" }: RawCall): Buffer {
  const bytes = Buffer.from(body);
  const all = { host: "localhost", "content-length": String(bytes.length), ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.concat([Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n`), bytes]);
}

/** Opens a connection; its errors are ignored, because the test broke it on purpose. */
export function openSocket(port: number): Socket {
  return connect(port, "127.0.0.1").on("error", () => undefined);
}

/** Sends the whole call and takes the answer to its end. */
export async function answerTo(port: number, call: RawCall): Promise<string> {
  const socket = openSocket(port);
  socket.write(writeCall({ ...call, headers: { ...call.headers, connection: "close" } }));
  return textOf(socket);
}

/** All that came until the connection ended, in order or not. */
export async function textOf(socket: Socket): Promise<string> {
  const pieces: Buffer[] = [];
  socket.on("data", (piece: Buffer) => pieces.push(piece));
  await new Promise((resolve) => socket.once("close", resolve));
  return Buffer.concat(pieces).toString("utf8");
}

interface Break {
  /** So many bytes of the request are sent, or all of them. */
  sendBytes?: number;
  /** So many bytes of the answer are taken, */
  takeBytes: number;
  /** or so long is waited for them. */
  waitMs: number;
}

/** Sends some bytes, takes some, and is gone without a word (half of the time without a goodbye of TCP either). */
export async function breakOff(
  port: number,
  request: Buffer,
  { sendBytes = request.length, takeBytes, waitMs }: Break,
) {
  const socket = openSocket(port);
  let takenBytes = 0;
  const enough = new Promise<void>((resolve) => {
    socket.on("data", (piece: Buffer) => {
      takenBytes += piece.length;
      if (takenBytes >= takeBytes) resolve();
    });
    socket.on("close", () => resolve());
  });
  socket.write(request.subarray(0, sendBytes));
  await Promise.race([enough, sleep(waitMs)]);
  if (takenBytes % 2 === 0) socket.destroy();
  else socket.resetAndDestroy();
}
