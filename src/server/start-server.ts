import { join, resolve } from "node:path";
import { createAdaptorServer, type ServerType } from "@hono/node-server";
import type { Logger } from "pino";
import { WatchedImports } from "#commands/screening/import-watched.ts";
import type { CommandDeps } from "#commands/command-deps.ts";
import { AccessTokens } from "#commands/account/access-tokens.ts";
import { type Db, openDatabase } from "#db/client.ts";
import { Cluster } from "#db/embedded/cluster.ts";
import { LIVE_CHANNEL, readLiveUpdates } from "#db/screening/live-event-queries.ts";
import { migrate } from "#db/migrate.ts";
import { PersistentConnection } from "#db/persistent-connection.ts";
import { openQueue, TASK_CHANNEL } from "#db/queue/task-queue.ts";
import { DiskMailer } from "#gateways/disk-mailer.ts";
import { SmtpMailer } from "#gateways/smtp-mailer.ts";
import { WatchedFolder } from "#gateways/watched-folder.ts";
import type { Storage } from "#gateways/storage.ts";
import { ClientAddresses } from "#http/client-address.ts";
import { PACE_OF_FORM } from "#http/body/request-body.ts";
import { LiveHub } from "#live/live-hub.ts";
import { BoardJudge } from "#pipeline/reader/board-judge.ts";
import { Housekeeping } from "#pipeline/housekeeping/housekeeping.ts";
import { OutboxSender } from "#pipeline/mail/outbox-sender.ts";
import { PagePictures } from "#pipeline/reader/page-pictures.ts";
import { VacancyPreviews } from "#pipeline/reader/vacancy-previews.ts";
import { Typesetter } from "#pipeline/report-pdf/typesetter.ts";
import { Worker } from "#pipeline/queue/worker.ts";
import { WebhookSender } from "#pipeline/webhooks/webhook-sender.ts";
import { createApp } from "./app.ts";
import type { Config } from "./config/config.ts";
import { openModelClient } from "./start/open-model-client.ts";
import { openPayments } from "./start/open-payments.ts";
import { openMetrics } from "./operations/metrics.ts";
import { openScanner } from "./start/open-scanner.ts";
import { generatedSecrets, openStorage, openWebhookClient } from "./start/open-storage.ts";
import { decodeKeys } from "./config/secrets.ts";
import { serveMetrics } from "./operations/serve-metrics.ts";

const WEB_FOLDER = resolve(import.meta.dirname, "../../dist/web");
const MAX_CONNECTIONS = 12;
const THIS_MACHINE = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/;

export interface RunningServer {
  /** Undefined for a process that only works. */
  address: string | undefined;
  stop(): Promise<void>;
}

/** Wires the server. Parts are stopped in reverse order, also if a later part fails to start. */
export async function startServer(config: Config, log: Logger): Promise<RunningServer> {
  const started: (() => Promise<unknown> | void)[] = [];
  const stop = async () => {
    for (const end of started.splice(0).toReversed()) await end();
  };
  try {
    return { address: await start(config, log, started), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function start(config: Config, log: Logger, started: (() => Promise<unknown> | void)[]) {
  const url = config.databaseUrl ?? (await startEmbedded(config, log, started));
  await migrate(url);

  const onError = (error: Error) => log.warn({ err: error }, "A database connection broke.");
  const db = openDatabase({ url, maxConnections: MAX_CONNECTIONS, onError });
  started.push(() => db.$client.end());
  const queue = await openQueue(db, onError);
  started.push(() => queue.close());
  const storage = await openStorage(config);
  const live = new LiveHub(
    (...asked) => readLiveUpdates(db, ...asked),
    (error) => log.warn({ err: error }, "Live updates could not be read; retrying."),
  );
  const persistent = new PersistentConnection({
    url,
    only: config.only,
    channels: [LIVE_CHANNEL, TASK_CHANNEL],
    onNotification: (channel, payload) => (channel === LIVE_CHANNEL ? live.wake(payload) : wake()),
    onConnected: () => {
      live.wakeAll();
      wake();
    },
    onWarning: (message) => log.warn(message),
  });
  const { publicUrl, model } = config;
  const { mailer, listMails } = openMail(config);
  const payments = openPayments(db, publicUrl, config.stripe);
  const modelClient = await openModelClient(db, log, model);
  const [scanner, webhookClient] = [openScanner(config, log), openWebhookClient(config)];
  const deps = { db, queue, storage, scanner, mailer, payments, webhookClient, log, publicUrl, model, modelClient };
  const worker = config.runsWorker
    ? new Worker(deps, { holder: () => persistent.holder, readers: config.readers })
    : undefined;
  const senders = config.runsWorker ? [new OutboxSender(deps), new WebhookSender(deps)] : [];
  const wake = () => {
    worker?.wake();
    for (const sender of senders) sender.wake();
  };
  await persistent.open();
  started.push(() => persistent.close());
  if (config.runsWorker) startAll([worker, ...senders, new Housekeeping(deps)], started);

  const addresses = new ClientAddresses(config.trustedProxies);
  const { read, onAnswered } = openMetrics({ db, live, worker, modelClient });
  const metrics = { read, token: config.metrics.token, addresses };
  started.push(await serveMetrics(metrics, config.host, config.metrics.port));
  if (!config.runsWeb) return undefined;
  const stopping = new AbortController();
  const tokens = new AccessTokens(...decodeKeys(config.tokenKeys ?? generatedSecrets(config).token));
  const isReady = () => checkAll(db, storage, worker);
  const renderPools = openRenderPools(started);
  const { site, operators } = config;
  const seen = { site, operators, live, tokens, addresses, isReady, onAnswered, stopping: stopping.signal };
  const httpDeps = { ...deps, ...renderPools, ...seen };
  startAll([openWatched(httpDeps, config)], started);
  const app = createApp(httpDeps, WEB_FOLDER, listMails, metrics);
  // Bodies have limits of their own, each after its kind; Node's would cut off an honest import after five minutes.
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions: { requestTimeout: PACE_OF_FORM.longestMs } });
  await listen(server, config);
  started.push(() => closeServer(server, stopping));
  return `http://${config.host === "127.0.0.1" ? "localhost" : config.host}:${portOf(server)}`;
}

async function startEmbedded(config: Config, log: Logger, started: (() => Promise<unknown> | void)[]) {
  const cluster = new Cluster({
    folder: join(config.dataFolder, "postgres"),
    password: generatedSecrets(config).database,
    onWarning: (message) => log.warn(message),
  });
  started.push(() => cluster.stop());
  return cluster.start();
}

async function checkAll(db: Db, storage: Storage, worker: Worker | undefined) {
  await db.$client.query("select 1");
  await storage.checkWritable();
  await worker?.warmUp();
}

function startAll(
  parts: (Worker | OutboxSender | WebhookSender | Housekeeping | WatchedImports | undefined)[],
  started: (() => Promise<unknown> | void)[],
) {
  for (const part of parts) {
    part?.start();
    started.push(() => part?.stop());
  }
}

function openWatched(deps: CommandDeps, { watchedFolder }: Config) {
  return watchedFolder === undefined ? undefined : new WatchedImports(deps, new WatchedFolder(watchedFolder));
}

/** Processes of their own for what people wait for: pages, previews, reports, changed boards. Each starts when it is first asked. */
function openRenderPools(started: (() => Promise<unknown> | void)[]) {
  const renderPools = {
    pictures: new PagePictures(),
    previews: new VacancyPreviews(),
    typesetter: new Typesetter(),
    boardJudge: new BoardJudge(),
  };
  started.push(() => {
    renderPools.pictures.close();
    renderPools.previews.close();
    renderPools.typesetter.close();
    renderPools.boardJudge.close();
  });
  return renderPools;
}

function openMail({ dataFolder, mailFrom, smtpUrl, host }: Config) {
  if (smtpUrl !== undefined) return { mailer: new SmtpMailer(smtpUrl, mailFrom), listMails: undefined };
  const mailer = new DiskMailer(join(dataFolder, "outbox"), mailFrom);
  // Mails contain sign-in links, so they are shown on a developer's machine only.
  const isDevelopment = THIS_MACHINE.test(host) && process.env["NODE_ENV"] !== "production";
  return { mailer, listMails: isDevelopment ? () => mailer.list() : undefined };
}

async function listen(server: ServerType, { port, host }: Config) {
  const { promise, resolve: listening, reject } = Promise.withResolvers<void>();
  server.once("error", reject);
  server.listen(port, host, listening);
  await promise;
  server.off("error", reject);
}

function portOf(server: ServerType) {
  const address = server.address();
  return typeof address === "object" ? address?.port : undefined;
}

/** New calls are refused, running ones end; a kept-alive socket nobody uses would hold the process for seconds. */
async function closeServer(server: ServerType, stopping: AbortController) {
  const { promise, resolve: closed } = Promise.withResolvers<void>();
  server.close(() => closed());
  stopping.abort();
  const idle = setInterval(() => "closeIdleConnections" in server && server.closeIdleConnections(), 50);
  await promise;
  clearInterval(idle);
}
