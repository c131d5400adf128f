import type { Logger } from "pino";
import type { Db } from "#db/client.ts";
import type { TaskQueue } from "#db/task-queue.ts";
import type { DiskStorage } from "#gateways/disk-storage.ts";

export interface PipelineDeps {
  db: Db;
  queue: TaskQueue;
  storage: DiskStorage;
  log: Logger;
}
