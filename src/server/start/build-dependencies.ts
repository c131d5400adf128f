import { join } from "node:path";
import type { Logger } from "pino";
import { AccessTokens } from "#commands/account/access-tokens.ts";
import { openDatabase, asSystem, type Db } from "#db/client.ts";
import { openQueue } from "#db/queue/task-queue.ts";
import { readLiveUpdates } from "#db/screening/live-event-queries.ts";
import { DiskMailer } from "#gateways/disk-mailer.ts";
import { SmtpMailer } from "#gateways/smtp-mailer.ts";
import { ClientAddresses } from "#http/client-address.ts";
import { LiveHub } from "#live/live-hub.ts";
import { BoardJudge } from "#pipeline/reader/board-judge.ts";
import { PagePictures } from "#pipeline/reader/page-pictures.ts";
import { VacancyPreviews } from "#pipeline/reader/vacancy-previews.ts";
import { Typesetter } from "#pipeline/report-pdf/typesetter.ts";
import type { Config } from "#server/config/config.ts";
import { decodeKeys } from "#server/config/secrets.ts";
import { openModelClient } from "./open-model-client.ts";
import { openScanner } from "./open-scanner.ts";
import { generatedSecrets, openStorage, openWebhookClient } from "./open-storage.ts";
import { findSubscriptionOf, insertTestCheckout } from "#db/billing/test-billing-queries.ts";
import type { Payments } from "#gateways/payments.ts";
import { StripePayments, type StripeSettings } from "#gateways/stripe-payments.ts";
import { TestPayments } from "#gateways/test-payments.ts";

const MAX_CONNECTIONS = 12;

/** A database is running: the configured one, or the embedded one that was started. */
export type ConnectedConfig = Config & { databaseUrl: string };

/** The dependencies of handlers, commands and workers. The server's start and the tests build them here; `parts` closes them. */
export async function buildDependencies(
  config: ConnectedConfig,
  log: Logger,
  parts: AsyncDisposableStack,
  renderPools = parts.adopt(openRenderPools(), closeRenderPools),
) {
  const { databaseUrl: url, publicUrl, site, operators, model } = config;
  const onError = (error: Error) => log.warn({ err: error }, "A database connection broke.");
  const db = openDatabase({ url, maxConnections: MAX_CONNECTIONS, onError });
  parts.defer(() => db.$client.end());
  const queue = await openQueue(db, onError);
  parts.defer(() => queue.close());
  const storage = await openStorage(config);
  const live = new LiveHub(
    (...asked) => readLiveUpdates(db, ...asked),
    (error) => log.warn({ err: error }, "Live updates could not be read; retrying."),
  );
  return {
    db,
    queue,
    storage,
    live,
    scanner: openScanner(config, log),
    mailer: openMailer(config),
    payments: openPayments(db, publicUrl, config.stripe),
    webhookClient: openWebhookClient(config),
    model,
    modelClient: await openModelClient(db, log, model),
    tokens: new AccessTokens(...decodeKeys(config.tokenKeys ?? generatedSecrets(config).token)),
    addresses: new ClientAddresses(config.trustedProxies),
    ...renderPools,
    log,
    publicUrl,
    site,
    operators,
    isReady: async () => {
      await db.$client.query("select 1");
      await storage.checkWritable();
    },
  };
}

function openMailer({ dataFolder, mailFrom, smtpUrl }: Config) {
  return smtpUrl === undefined
    ? new DiskMailer(join(dataFolder, "outbox"), mailFrom)
    : new SmtpMailer(smtpUrl, mailFrom);
}

/** Processes of their own for what people wait for: pages, previews, reports, changed boards. Each starts when it is first asked. */
export function openRenderPools() {
  return {
    pictures: new PagePictures(),
    previews: new VacancyPreviews(),
    typesetter: new Typesetter(),
    boardJudge: new BoardJudge(),
  };
}

export function closeRenderPools(renderPools: ReturnType<typeof openRenderPools>) {
  for (const pool of Object.values(renderPools)) pool.close();
}

/** Stripe where it is configured; else the same states from our own tables. */
function openPayments(db: Db, publicUrl: string, stripe?: StripeSettings): Payments {
  if (stripe !== undefined) return new StripePayments(stripe);
  const records = {
    openCheckout: (checkout: Parameters<typeof insertTestCheckout>[1]) =>
      asSystem(db, (tx) => insertTestCheckout(tx, checkout)),
    findSubscription: async (customerId: string) => {
      const found = await asSystem(db, (tx) => findSubscriptionOf(tx, customerId));
      if (found === undefined) return undefined;
      const { status, cancel_at_period_end, current_period_end } = found;
      return { id: `${customerId}_subscription`, status, endsAt: cancel_at_period_end ? current_period_end : null };
    },
  };
  return new TestPayments(records, publicUrl);
}
