export interface OutgoingMail {
  id: string;
  recipient: string;
  subject: string;
  body_text: string;
  body_html: string;
  created_at: string;
}

/** `delayed` may succeed another time, `refused` never will. A reason is a code: it holds no address and no words of the message. */
export type SendResult = { kind: "sent" | "called_off" } | { kind: "delayed" | "refused"; reason: string };

export interface Sending {
  /** Asked when the way is free and nothing of the message has gone out yet; a no calls it off. */
  mayGo: () => Promise<boolean>;
  /** Breaks off what still runs; the mail counts as not sent. */
  signal: AbortSignal;
}

export interface Mailer {
  send(mail: OutgoingMail, sending: Sending): Promise<SendResult>;
  /** Removes what the gateway itself has kept of these mails; what has left the machine is out of reach. */
  forget(ids: string[]): Promise<void>;
  /** Removes what the gateway itself has kept for at least so long. */
  forgetOlderThan(ageMs: number, now: number): Promise<void>;
}
