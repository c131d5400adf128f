import type { Logger } from "pino";
import {
  disableIfFailing,
  type DueDelivery,
  findMsToNextDelivery,
  markDelivered,
  markNotTaken,
  takeDueDelivery,
} from "#db/account/webhook-sending-queries.ts";
import { findUser } from "#db/account/user-queries.ts";
import { asSystem, type Db, type Tx } from "#db/client.ts";
import { audit } from "#db/operations/audit-queries.ts";
import { putMail } from "#db/operations/outbox-queries.ts";
import type { PostResult, WebhookClient } from "#gateways/webhook-client.ts";
import { webhookDisabledMail } from "#pipeline/mail/account-mails.ts";
import { PollingLoop } from "#pipeline/queue/polling-loop.ts";

const IDLE_POLL_MS = 2000;
const CONCURRENT_POSTS = 4;
const DRAIN_MS = 3000;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** As Standard Webhooks recommends: ten attempts within little more than three days. */
const WAITS_MS = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR];
const JITTER = 0.1;
const GONE = 410;

export interface WebhookSenderDeps {
  db: Db;
  log: Logger;
  webhookClient: WebhookClient;
  publicUrl: string;
}

export interface WebhookSenderOptions {
  /** Undefined: there is no further attempt. */
  waitMs?: (attempts: number) => number | undefined;
  idlePollMs?: number;
}

/** Receivers that were all away at once do not all come back at once. */
function waitWithJitter(attempts: number): number | undefined {
  const wait = WAITS_MS[attempts - 1];
  return wait === undefined ? undefined : wait * (1 + JITTER * Math.random());
}

/**
 * Posts what is due, each at least once: a sender that dies after the post and before the note leaves the message to be sent again, with
 * the id by which its receiver knows it. Any number of senders may share one database.
 */
export class WebhookSender {
  readonly #deps: WebhookSenderDeps;
  readonly #waitMs: (attempts: number) => number | undefined;
  readonly #loop: PollingLoop<DueDelivery>;

  constructor(
    deps: WebhookSenderDeps,
    { waitMs = waitWithJitter, idlePollMs = IDLE_POLL_MS }: WebhookSenderOptions = {},
  ) {
    this.#deps = deps;
    this.#waitMs = waitMs;
    this.#loop = new PollingLoop({
      width: CONCURRENT_POSTS,
      idlePollMs,
      drainMs: DRAIN_MS,
      take: () => asSystem(deps.db, takeDueDelivery),
      findMsToNext: () => asSystem(deps.db, findMsToNextDelivery),
      handle: (delivery) => this.#deliver(delivery),
      onError: (error) => deps.log.error({ err: error }, "Webhook sender failed; it retries."),
    });
  }

  start() {
    this.#loop.start();
  }

  wake() {
    this.#loop.wake();
  }

  stop() {
    return this.#loop.stop();
  }

  async #deliver(delivery: DueDelivery) {
    const { db, log, webhookClient } = this.#deps;
    const { id, payload, webhook } = delivery;
    const message = { id, payload, timestamp: Math.floor(Date.now() / SECOND) };
    const result = await webhookClient.post(webhook, message, this.#loop.signal);
    await asSystem(db, (tx) => this.#settle(tx, delivery, result));
    if (result.kind === "failed" || result.status >= 300)
      log.info({ delivery: id, webhook: webhook.id, result }, "A webhook did not take its message; it is retried.");
  }

  async #settle(tx: Tx, delivery: DueDelivery, result: PostResult) {
    const status = result.kind === "answered" ? result.status : null;
    if (status !== null && status >= 200 && status < 300) return markDelivered(tx, delivery, status);
    const error = result.kind === "failed" ? result.reason : null;
    await markNotTaken(tx, delivery, { status, error, waitMs: this.#waitMs(delivery.attempts) });
    if (await disableIfFailing(tx, delivery.webhook.id, status === GONE)) await this.#notifyOwner(tx, delivery);
  }

  async #notifyOwner(tx: Tx, { webhook: { id, user_id, url } }: DueDelivery) {
    await audit(tx, user_id, "webhook_disabled", id);
    const owner = await findUser(tx, user_id);
    if (owner === undefined) return;
    const { host } = new URL(url);
    const link = `${this.#deps.publicUrl}/account`;
    await putMail(
      tx,
      user_id,
      owner.email,
      webhookDisabledMail({ full_name: owner.full_name || owner.email }, host, link),
    );
  }
}
