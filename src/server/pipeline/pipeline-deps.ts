import type { Logger } from "pino";
import type { Db } from "#db/client.ts";
import type { TaskQueue } from "#db/queue/task-queue.ts";
import type { Storage } from "#gateways/storage.ts";
import type { Mailer } from "#gateways/mailer.ts";
import type { Payments } from "#gateways/payments.ts";
import type { ModelClient } from "./model/model-client.ts";

export interface PipelineDeps {
  db: Db;
  queue: TaskQueue;
  storage: Storage;
  mailer: Mailer;
  payments: Payments;
  log: Logger;
  /** Undefined: the local engine judges alone. */
  modelClient?: ModelClient | undefined;
  /** What links in mails begin with. */
  publicUrl: string;
}
