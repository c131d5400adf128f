import { PersistentConnection } from "#db/persistent-connection.ts";
import { TASK_CHANNEL } from "#db/queue/task-queue.ts";
import { LIVE_CHANNEL } from "#db/screening/live-event-queries.ts";
import type { LiveHub } from "#live/live-hub.ts";
import { Housekeeping } from "#pipeline/housekeeping/housekeeping.ts";
import { OutboxSender, type OutboxSenderOptions } from "#pipeline/mail/outbox-sender.ts";
import type { PipelineDeps } from "#pipeline/pipeline-deps.ts";
import { Worker, type WorkerOptions } from "#pipeline/queue/worker.ts";
import { WebhookSender, type WebhookSenderDeps, type WebhookSenderOptions } from "#pipeline/webhooks/webhook-sender.ts";
import type { ConnectedConfig } from "./build-dependencies.ts";

interface BackgroundOptions {
  worker?: Pick<WorkerOptions, "borrowedReaders">;
  outbox?: OutboxSenderOptions;
  webhooks?: WebhookSenderOptions;
}

/** The connection that hears of new tasks and live events, and, where this process runs them, the workers, the senders and housekeeping. */
export async function startBackgroundWork(
  { databaseUrl: url, only, readers, runsWorker }: ConnectedConfig,
  deps: PipelineDeps & WebhookSenderDeps & { live: LiveHub },
  parts: AsyncDisposableStack,
  options: BackgroundOptions = {},
) {
  const persistent: PersistentConnection = new PersistentConnection({
    url,
    only,
    channels: [LIVE_CHANNEL, TASK_CHANNEL],
    onNotification: (channel, payload) => (channel === LIVE_CHANNEL ? deps.live.wake(payload) : wake()),
    onConnected: () => {
      deps.live.wakeAll();
      wake();
    },
    onWarning: (message) => deps.log.warn(message),
  });
  const holder = () => persistent.holder;
  const worker = runsWorker ? new Worker(deps, { holder, readers, ...options.worker }) : undefined;
  const senders = runsWorker ? [new OutboxSender(deps, options.outbox), new WebhookSender(deps, options.webhooks)] : [];
  const wake = () => {
    worker?.wake();
    for (const sender of senders) sender.wake();
  };
  await persistent.open();
  parts.defer(() => persistent.close());
  const housekeeping = runsWorker ? new Housekeeping(deps) : undefined;
  for (const part of [worker, ...senders, housekeeping]) startPart(part, parts);
  return { worker, persistent };
}

interface Part {
  start: () => void;
  stop: () => Promise<void> | void;
}

/** Nothing where the configuration asks for no such part. */
export function startPart(part: Part | undefined, parts: AsyncDisposableStack) {
  if (part === undefined) return;
  part.start();
  parts.defer(() => part.stop());
}
