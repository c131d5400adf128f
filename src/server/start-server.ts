import { join, resolve } from "node:path";
import { createAdaptorServer, type ServerType } from "@hono/node-server";
import type { Logger } from "pino";
import { WatchedImports } from "#commands/screening/import-watched.ts";
import { Cluster } from "#db/embedded/cluster.ts";
import { migrate } from "#db/migrate.ts";
import { DiskMailer } from "#gateways/disk-mailer.ts";
import type { Mailer } from "#gateways/mailer.ts";
import { WatchedFolder } from "#gateways/watched-folder.ts";
import { PACE_OF_FORM } from "#http/body/request-body.ts";
import { createApp } from "./app.ts";
import type { Config } from "./config/config.ts";
import { openMetrics } from "./operations/metrics.ts";
import { serveMetrics } from "./operations/serve-metrics.ts";
import { buildDependencies, type ConnectedConfig } from "./start/build-dependencies.ts";
import { generatedSecrets } from "./start/open-storage.ts";
import { startBackgroundWork, startPart } from "./start/start-background-work.ts";

const WEB_FOLDER = resolve(import.meta.dirname, "../../dist/web");
const THIS_MACHINE = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/;

export interface RunningServer {
  /** Undefined for a process that only works. */
  address: string | undefined;
  stop(): Promise<void>;
}

/** Parts are stopped in reverse order, also if a later part fails to start. */
export async function startServer(config: Config, log: Logger): Promise<RunningServer> {
  const parts = new AsyncDisposableStack();
  try {
    const databaseUrl = config.databaseUrl ?? (await startEmbedded(config, log, parts));
    await migrate(databaseUrl);
    return { address: await start({ ...config, databaseUrl }, log, parts), stop: () => parts.disposeAsync() };
  } catch (error) {
    await parts.disposeAsync();
    throw error;
  }
}

async function start(config: ConnectedConfig, log: Logger, parts: AsyncDisposableStack) {
  const deps = await buildDependencies(config, log, parts);
  const { worker } = await startBackgroundWork(config, deps, parts);
  const { read, onAnswered } = openMetrics({ ...deps, worker });
  const metrics = { read, token: config.metrics.token, addresses: deps.addresses };
  parts.defer(await serveMetrics(metrics, config.host, config.metrics.port));
  if (!config.runsWeb) return undefined;
  const { watchedFolder } = config;
  if (watchedFolder !== undefined) startPart(new WatchedImports(deps, new WatchedFolder(watchedFolder)), parts);
  const stopping = new AbortController();
  const isReady = async () => {
    await deps.isReady();
    await worker?.warmUp();
  };
  const httpDeps = { ...deps, isReady, onAnswered, stopping: stopping.signal };
  const app = createApp(httpDeps, WEB_FOLDER, openMailList(config, deps.mailer), metrics);
  // Bodies have limits of their own, each after its kind; Node's would cut off an honest import after five minutes.
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions: { requestTimeout: PACE_OF_FORM.longestMs } });
  await listen(server, config);
  parts.defer(() => closeServer(server, stopping));
  return `http://${config.host === "127.0.0.1" ? "localhost" : config.host}:${portOf(server)}`;
}

async function startEmbedded(config: Config, log: Logger, parts: AsyncDisposableStack) {
  const cluster = new Cluster({
    folder: join(config.dataFolder, "postgres"),
    password: generatedSecrets(config).database,
    onWarning: (message) => log.warn(message),
  });
  parts.defer(() => cluster.stop());
  return cluster.start();
}

/** Mails contain sign-in links, so they are shown on a developer's machine only. */
function openMailList({ host }: Config, mailer: Mailer) {
  const isDevelopment = THIS_MACHINE.test(host) && process.env["NODE_ENV"] !== "production";
  return isDevelopment && mailer instanceof DiskMailer ? () => mailer.list() : undefined;
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
