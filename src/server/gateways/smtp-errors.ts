import type { NodemailerError } from "nodemailer";

/** What kept a mail from going. Says no more than a code, because servers repeat addresses in their answers. */
export class SmtpError extends Error {
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
