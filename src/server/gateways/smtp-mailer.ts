import SmtpConnection, { type SMTPConnectionAuth } from "nodemailer/lib/smtp-connection";
import type { NodemailerError } from "nodemailer";
import { composeMail } from "./compose-mail.ts";
import type { Mailer, OutgoingMail, Sending, SendResult } from "./mailer.ts";

/** What kept a mail from going. Says no more than a code, because servers repeat addresses in their answers. */
class SmtpError extends Error {
  readonly reason: string;
  /** The server will not take this message for this person, today or tomorrow. */
  readonly isFinal: boolean;

  constructor({ code, responseCode, permanent, command }: NodemailerError) {
    const reason = responseCode === undefined ? (code ?? "closed") : `SMTP ${responseCode}`;
    super(reason);
    this.reason = reason;
    // A refused login or sender is the operator's to put right, and then the mail can still go.
    this.isFinal = permanent === true && (command === "RCPT TO" || command === "DATA");
  }
}

const TIMEOUTS = { connectionTimeout: 10_000, dnsTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
const THIS_MACHINE = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/;

/** One connection per mail: mails are rare, and a connection kept open breaks when nobody looks. */
export class SmtpMailer implements Mailer {
  readonly #server: ReturnType<typeof readSmtpUrl>;
  readonly #from: string;

  constructor(url: string, from: string) {
    this.#server = readSmtpUrl(url);
    this.#from = from;
  }

  async send(mail: OutgoingMail, { mayGo, signal }: Sending): Promise<SendResult> {
    const { envelope, bytes } = await composeMail(this.#from, mail);
    const connection = new SmtpConnection({ ...this.#server.options, ...TIMEOUTS });
    const ask = listenTo(connection, signal);
    try {
      await ask((answered) => connection.connect(answered));
      const { auth } = this.#server;
      if (auth !== undefined) await ask((answered) => connection.login(auth, answered));
      if (!(await mayGo())) return { kind: "called_off" };
      await ask((answered) => connection.send(envelope, bytes, answered));
      return { kind: "sent" };
    } catch (error) {
      if (!(error instanceof SmtpError)) throw error;
      return { kind: error.isFinal ? "refused" : "delayed", reason: error.reason };
    } finally {
      connection.quit();
    }
  }

  async forget() {
    // The server has the mails; nothing of them stays here.
  }

  async forgetOlderThan() {
    // Neither of old ones.
  }
}

type Question = (answered: (error?: Error | null) => void) => void;

/** What asks the server. Each question also ends when the connection breaks, of which the question itself hears nothing. */
function listenTo(connection: SmtpConnection, signal: AbortSignal) {
  const { promise: broken, reject } = Promise.withResolvers<never>();
  const onAbort = () => connection.close();
  signal.addEventListener("abort", onAbort);
  connection.on("error", (error: Error) => reject(new SmtpError(error)));
  connection.once("end", () => {
    signal.removeEventListener("abort", onAbort);
    reject(new SmtpError(new Error("The connection was closed.")));
  });
  return (question: Question) => {
    const { promise, resolve, reject: fail } = Promise.withResolvers<void>();
    question((error) => (error ? fail(new SmtpError(error)) : resolve()));
    return Promise.race([promise, broken]);
  };
}

function readSmtpUrl(text: string) {
  const { protocol, hostname, port, username, password } = new URL(text);
  const host = hostname.replace(/^\[(.*)\]$/, "$1");
  const auth: SMTPConnectionAuth | undefined =
    username === "" ? undefined : { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  // A password never crosses a network in the clear, whatever the server says it can do.
  const requireTLS = auth !== undefined && !THIS_MACHINE.test(host);
  return { auth, options: { host, port, secure: protocol === "smtps:", requireTLS } };
}
