import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { inject } from "vitest";
import { AccessTokens } from "#commands/account/access-tokens.ts";
import { openDatabase } from "#db/client.ts";
import { LIVE_CHANNEL, readLiveUpdates } from "#db/screening/live-event-queries.ts";
import { PersistentConnection } from "#db/persistent-connection.ts";
import { openQueue, TASK_CHANNEL } from "#db/queue/task-queue.ts";
import { DiskMailer } from "#gateways/disk-mailer.ts";
import { DiskStorage } from "#gateways/disk-storage.ts";
import type { ModelSettings } from "#gateways/language-model.ts";
import type { StripeSettings } from "#gateways/stripe-payments.ts";
import { WebhookClient } from "#gateways/webhook-client.ts";
import { ClientAddresses } from "#http/client-address.ts";
import type { HttpDeps } from "#http/handler.ts";
import { apiRouter } from "#http/router.ts";
import { LiveHub } from "#live/live-hub.ts";
import { BoardJudge } from "#pipeline/reader/board-judge.ts";
import { Housekeeping } from "#pipeline/housekeeping/housekeeping.ts";
import { OutboxSender } from "#pipeline/mail/outbox-sender.ts";
import { PagePictures } from "#pipeline/reader/page-pictures.ts";
import type { PipelineDeps } from "#pipeline/pipeline-deps.ts";
import { VacancyPreviews } from "#pipeline/reader/vacancy-previews.ts";
import { Typesetter } from "#pipeline/report-pdf/typesetter.ts";
import { Worker } from "#pipeline/queue/worker.ts";
import { WebhookSender } from "#pipeline/webhooks/webhook-sender.ts";
import { openModelClient } from "#server/start/open-model-client.ts";
import { openPayments } from "#server/start/open-payments.ts";
import { query, TEMPLATE, urlOf } from "#tests/support/database-template.ts";
import { TestClient } from "./test-client.ts";

const PUBLIC_URL = "http://evenhand.test";

/** The server side of the product on its own database and folder, with nothing replaced. */
export async function openWorld(log = pino({ level: process.env["LOG_LEVEL"] ?? "silent" }), stripe?: StripeSettings) {
  const server = inject("databaseUrl");
  const name = `evenhand_${randomBytes(6).toString("hex")}`;
  await query(server, `create database ${name} template ${TEMPLATE}`);
  const url = urlOf(server, name);
  const folder = mkdtempSync(join(tmpdir(), "evenhand-world-"));
  const db = openDatabase({ url, maxConnections: 8, onError: () => undefined });
  const queue = await openQueue(db);
  const storage = new DiskStorage(folder, randomBytes(32));
  const mailer = new DiskMailer(join(folder, "outbox"), "Evenhand <evenhand@evenhand.test>");
  const live = new LiveHub(
    (...asked) => readLiveUpdates(db, ...asked),
    (error) => log.warn({ err: error }, "Live updates could not be read; retrying."),
  );
  const stopping = new AbortController();
  const deps: HttpDeps = {
    db,
    queue,
    storage,
    mailer,
    payments: openPayments(db, PUBLIC_URL, stripe),
    webhookClient: new WebhookClient({ keys: [randomBytes(32)], mayBeLocal: true }),
    log,
    live,
    tokens: new AccessTokens(randomBytes(32)),
    pictures: new PagePictures(),
    previews: new VacancyPreviews(),
    typesetter: new Typesetter(),
    boardJudge: new BoardJudge(),
    addresses: new ClientAddresses(["127.0.0.1"]),
    publicUrl: PUBLIC_URL,
    site: { privacy_contact: "privacy@evenhand.test", counts_visits: false, analytics_id: null, pixel_id: null },
    operators: ["operator@evenhand.test"],
    isReady: async () => undefined,
    stopping: stopping.signal,
  };
  const app = apiRouter(deps);
  const workers: Working[] = [];
  const send = async (path: string, init: RequestInit = {}) => app.request(path, init);
  return {
    deps,
    url,
    folder,
    send,
    client: (email?: string) => TestClient.signUp(send, email),
    proClient: async () => (await TestClient.signUp(send)).goPro(),
    sql: (statement: string, values?: unknown[]) => query(url, statement, values),
    /** What a worker has delivered, in its order. */
    mails: async () => (await mailer.list()).toReversed().map(({ to, subject, text }) => ({ to, subject, text })),
    /** One reader unless several are the subject: each costs more than a second of a processor before its first file is done. */
    work: async (readers = 1, model?: ModelSettings) => {
      const working = await startWorking(url, { ...deps, modelClient: await openModelClient(db, log, model) }, readers);
      workers.push(working);
      return working;
    },
    close: async () => {
      stopping.abort();
      for (const working of workers) await working.stop();
      deps.pictures.close();
      deps.previews.close();
      deps.typesetter.close();
      deps.boardJudge.close();
      await queue.close();
      await db.$client.end();
      await query(server, `drop database ${name} with (force)`);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type World = Awaited<ReturnType<typeof openWorld>>;
type Working = Awaited<ReturnType<typeof startWorking>>;

async function startWorking(url: string, deps: HttpDeps & PipelineDeps, readers: number) {
  const persistent: PersistentConnection = new PersistentConnection({
    url,
    channels: [LIVE_CHANNEL, TASK_CHANNEL],
    onNotification: (channel, payload) => (channel === LIVE_CHANNEL ? deps.live.wake(payload) : wake()),
    onConnected: () => deps.live.wakeAll(),
    onWarning: () => undefined,
  });
  const worker = new Worker(deps, { holder: () => persistent.holder, readers });
  // So that a mail nobody told it of is never found.
  const outboxSender = new OutboxSender(deps, { idlePollMs: 60 * 60_000 });
  const webhookSender = new WebhookSender(deps, { waitMs: (attempts) => (attempts < 4 ? 30 : undefined) });
  const wake = () => {
    worker.wake();
    outboxSender.wake();
    webhookSender.wake();
  };
  const housekeeping = new Housekeeping(deps);
  await persistent.open();
  worker.start();
  outboxSender.start();
  webhookSender.start();
  housekeeping.start();
  let stopped: Promise<void> | undefined;
  const end = async () => {
    housekeeping.stop();
    await outboxSender.stop();
    await webhookSender.stop();
    await worker.stop();
    await persistent.close();
  };
  return { worker, persistent, stop: () => (stopped ??= end()) };
}
