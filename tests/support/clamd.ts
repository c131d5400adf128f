import { once } from "node:events";
import { createServer, type Server, type Socket } from "node:net";
import { findFreePort } from "#db/embedded/free-port.ts";

/** The file by which scanners are tried out. In two pieces, so that none takes offence at this one. */
export const EICAR = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}", "$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join("");

/** `limit` breaks off as the real one does with a file over its own limit, `hang up` in the middle, `riddle` answers what nobody asked. */
export type Behaviour = "scan" | "limit" | "hang up" | "riddle";

/** Speaks the part of ClamAV's protocol that we use, and knows one signature. */
export class Clamd {
  behaviour: Behaviour = "scan";
  readonly port: number;
  #server: Server | undefined;
  readonly #sockets = new Set<Socket>();

  private constructor(port: number) {
    this.port = port;
  }

  static async start() {
    const clamd = new Clamd(await findFreePort());
    await clamd.up();
    return clamd;
  }

  get url() {
    return `tcp://127.0.0.1:${this.port}`;
  }

  async up() {
    this.#server = createServer((socket) => this.#attend(socket)).listen(this.port, "127.0.0.1");
    await once(this.#server, "listening");
  }

  async down() {
    const server = this.#server;
    if (server === undefined) return;
    this.#server = undefined;
    for (const socket of this.#sockets) socket.destroy();
    server.close();
    await once(server, "close");
  }

  #attend(socket: Socket) {
    this.#sockets.add(socket);
    let received = Buffer.alloc(0);
    socket.on("data", (piece) => {
      received = Buffer.concat([received, Buffer.from(piece)]);
      const answer = this.#answerTo(received);
      if (answer !== undefined) socket.end(answer);
    });
    socket.on("close", () => this.#sockets.delete(socket));
    // A client that is answered early closes the connection early.
    socket.on("error", () => socket.destroy());
  }

  #answerTo(received: Buffer): string | undefined {
    if (this.behaviour === "riddle") return "UNKNOWN COMMAND\0";
    if (received.toString("latin1") === "zPING\0") return "PONG\0";
    if (this.behaviour === "hang up") return "";
    if (this.behaviour === "limit") return "INSTREAM size limit exceeded. ERROR\0";
    const file = readStream(received);
    if (file === undefined) return undefined;
    return file.includes(EICAR) ? "stream: Eicar-Signature FOUND\0" : "stream: OK\0";
  }
}

/** Undefined until its end has come. */
function readStream(received: Buffer): Buffer | undefined {
  const pieces: Buffer[] = [];
  let at = "zINSTREAM\0".length;
  while (at + 4 <= received.length) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}
