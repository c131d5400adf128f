import type { Logger } from "pino";
import type { Db } from "#db/client.ts";
import type { TaskQueue } from "#db/task-queue.ts";
import type { Storage } from "#gateways/storage.ts";
import type { Mailer } from "#gateways/mailer.ts";
import type { Payments } from "#gateways/payments.ts";
import type { ModelDesk } from "./model-desk.ts";

export interface PipelineDeps {
  db: Db;
  queue: TaskQueue;
  storage: Storage;
  mailer: Mailer;
  payments: Payments;
  log: Logger;
  /** Undefined: the local engine judges alone. */
  modelDesk?: ModelDesk | undefined;
  /** What links in mails begin with. */
  publicUrl: string;
}
