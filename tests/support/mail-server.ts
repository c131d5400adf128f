import { once } from "node:events";
import type { Socket } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { SMTPServer, type SMTPServerDataStream } from "smtp-server";
import { findFreePort } from "#db/embedded/free-port.ts";
import { type ReadMessage, readMessage } from "#gateways/read-message.ts";

/** `later` and `never` refuse the person, `reset` takes the whole message and breaks the line before saying so, `hang` says nothing. */
export type Behaviour = "accept" | "later" | "never" | "reset" | "hang";

const REFUSALS: Partial<Record<Behaviour, { code: number; message: string }>> = {
  later: { code: 451, message: "try again later" },
  never: { code: 550, message: "no such mailbox" },
};

export interface ReceivedMail extends ReadMessage {
  recipient: string;
  raw: string;
}

/** A real mail server on a port of its own, which can be told to behave badly. */
export class MailServer {
  static readonly password = "right";
  behaviour: Behaviour = "accept";
  /** Those that clients sent, right or wrong. */
  readonly passwords: string[] = [];
  /** How often somebody asked to send, whatever came of it. */
  attempts = 0;
  readonly port: number;
  #server: SMTPServer | undefined;
  readonly #sockets = new Set<Socket>();
  readonly #messages: ReceivedMail[] = [];
  readonly #read = new Set<ReceivedMail>();

  private constructor(port: number) {
    this.port = port;
  }

  static async start() {
    const server = new MailServer(await findFreePort());
    await server.up();
    return server;
  }

  get url() {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** Those the server has said yes to, in their order. */
  messages(): readonly ReceivedMail[] {
    return this.#messages;
  }

  /** The next mail to this address that nobody has read yet. */
  async untilMail(to: string, timeoutMs = 10_000): Promise<ReceivedMail> {
    for (const end = Date.now() + timeoutMs; Date.now() < end; await sleep(20)) {
      const mail = this.#messages.find((message) => message.recipient === to && !this.#read.has(message));
      if (mail === undefined) continue;
      this.#read.add(mail);
      return mail;
    }
    throw new Error(`No mail came to ${to}.`);
  }

  async up() {
    const server = new SMTPServer({
      disabledCommands: ["STARTTLS"],
      authOptional: true,
      allowInsecureAuth: true,
      disableReverseLookup: true,
      onAuth: ({ username, password }, _session, callback) => {
        this.passwords.push(password ?? "");
        if (password === MailServer.password) callback(null, { user: username });
        else callback(Object.assign(new Error("wrong password"), { responseCode: 535 }));
      },
      onRcptTo: (_address, _session, callback) => {
        this.attempts += 1;
        const refusal = REFUSALS[this.behaviour];
        callback(refusal && Object.assign(new Error(refusal.message), { responseCode: refusal.code }));
      },
      onData: (stream, session, callback) => {
        const recipient = session.envelope.rcptTo.map(({ address }) => address).join();
        void this.#receive(stream, recipient, callback);
      },
    });
    // Clients that are cut off here complain here; what they then do is what is tested.
    server.on("error", () => undefined);
    server.server.on("connection", (socket) => this.#sockets.add(socket));
    await once(server.listen(this.port, "127.0.0.1"), "listening");
    this.#server = server;
  }

  async down() {
    for (const socket of this.#sockets) socket.destroy();
    this.#sockets.clear();
    const { promise: closed, resolve } = Promise.withResolvers<void>();
    this.#server?.close(resolve);
    await closed;
  }

  async #receive(stream: SMTPServerDataStream, recipient: string, acknowledge: () => void) {
    const raw = await text(stream);
    if (this.behaviour === "hang") return;
    if (this.behaviour === "reset") {
      for (const socket of this.#sockets) socket.resetAndDestroy();
      this.#sockets.clear();
      return;
    }
    this.#messages.push({ ...readMessage(raw), recipient, raw });
    acknowledge();
  }
}
