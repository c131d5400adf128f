import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { asSystem, type Db, isDatabaseAway, type Tx } from "#db/client.ts";
import {
  deleteOldMails,
  type DueMail,
  findMsToNextMail,
  handOverMail,
  markMailFailed,
  markMailSent,
  postponeMail,
  takeDueMail,
} from "#db/operations/outbox-queries.ts";
import type { Mailer, SendResult } from "#gateways/mailer.ts";
import { PollingLoop } from "#pipeline/queue/polling-loop.ts";

const IDLE_POLL_MS = 2000;
const CONCURRENT_SENDS = 2;
const DRAIN_MS = 3000;
const TIDY_MS = 60 * 60_000;
const KEPT_BY_THE_MAILER_MS = 7 * 24 * 60 * 60_000;
const DATABASE_PAUSE_MS = 500;

export interface OutboxSenderDeps {
  db: Db;
  log: Logger;
  mailer: Mailer;
}

export interface OutboxSenderOptions {
  backOffMs?: (attempts: number) => number;
  drainMs?: number;
  /** Only a fallback: a new mail is signalled. */
  idlePollMs?: number;
}

/** Half a minute, then twice as long each time, up to an hour. */
const growingBackOff = (attempts: number) => Math.min(30_000 * 2 ** attempts, 60 * 60_000);

/** Sends the mails of the outbox table. Any number of senders may share one database; each mail is sent at most once. */
export class OutboxSender {
  readonly #deps: OutboxSenderDeps;
  readonly #backOffMs: (attempts: number) => number;
  readonly #loop: PollingLoop<DueMail>;
  #tidyTimer: NodeJS.Timeout | undefined;
  #tidying: Promise<void> | undefined;

  constructor(
    deps: OutboxSenderDeps,
    { backOffMs = growingBackOff, drainMs = DRAIN_MS, idlePollMs = IDLE_POLL_MS }: OutboxSenderOptions = {},
  ) {
    this.#deps = deps;
    this.#backOffMs = backOffMs;
    this.#loop = new PollingLoop({
      width: CONCURRENT_SENDS,
      idlePollMs,
      drainMs,
      take: () => this.#run(takeDueMail),
      findMsToNext: () => this.#run(findMsToNextMail),
      handle: (mail) => this.#deliver(mail),
      onError: (error) => deps.log.error({ err: error }, "Outbox sender failed; it retries."),
    });
  }

  start() {
    this.#loop.start();
    this.#tidying = this.#tidy();
    this.#tidyTimer = setInterval(() => (this.#tidying = this.#tidy()), TIDY_MS);
  }

  wake() {
    this.#loop.wake();
  }

  /** Takes no more mails and waits for running ones; those that do not finish in time are aborted and left for the next process. */
  async stop() {
    clearInterval(this.#tidyTimer);
    await this.#loop.stop();
    await this.#tidying;
  }

  async #deliver(mail: DueMail) {
    const result = await this.#send(mail);
    await this.#untilWritten((tx) => this.#settle(tx, mail, result));
    const { id, kind } = mail;
    if (result.kind === "refused")
      this.#deps.log.warn({ mail: id, kind, reason: result.reason }, "Mail refused by the server; it is not retried.");
    if (result.kind === "delayed")
      this.#deps.log.warn({ mail: id, kind, reason: result.reason }, "Mail delayed; it is retried.");
  }

  async #send(mail: DueMail): Promise<SendResult> {
    const mayGo = () => this.#run((tx) => handOverMail(tx, mail.id));
    try {
      return await this.#deps.mailer.send(mail, { mayGo, signal: this.#loop.signal });
    } catch (error) {
      this.#deps.log.error({ err: error, mail: mail.id, kind: mail.kind }, "A mail could not be sent.");
      return { kind: "delayed", reason: "fault" };
    }
  }

  async #settle(tx: Tx, mail: DueMail, result: SendResult) {
    if (result.kind === "sent") await markMailSent(tx, mail.id);
    if (result.kind === "refused") await markMailFailed(tx, mail.id, result.reason);
    if (result.kind === "delayed") await postponeMail(tx, mail, this.#backOffMs(mail.attempts), result.reason);
  }

  /** A mail that is marked as handed over is never sent again, so the outcome is recorded for as long as this process lives. */
  async #untilWritten(write: (tx: Tx) => Promise<void>): Promise<void> {
    try {
      await this.#run(write);
    } catch (error) {
      if (this.#loop.signal.aborted || !isDatabaseAway(error)) throw error;
      await sleep(DATABASE_PAUSE_MS);
      return this.#untilWritten(write);
    }
  }

  async #tidy() {
    try {
      await this.#run(deleteOldMails);
      await this.#deps.mailer.forgetOlderThan(KEPT_BY_THE_MAILER_MS, Date.now());
    } catch (error) {
      this.#deps.log.warn({ err: error }, "Old mails could not be removed; it is repeated at the next interval.");
    }
  }

  #run<T>(work: (tx: Tx) => Promise<T>) {
    return asSystem(this.#deps.db, work);
  }
}
