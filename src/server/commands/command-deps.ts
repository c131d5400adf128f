import type { Db } from "#db/client.ts";
import type { TaskQueue } from "#db/task-queue.ts";
import type { DiskStorage } from "#gateways/disk-storage.ts";
import type { PagePictures } from "#pipeline/page-pictures.ts";
import type { AccessTokens } from "./access-tokens.ts";

export interface CommandDeps {
  db: Db;
  queue: TaskQueue;
  storage: DiskStorage;
  tokens: AccessTokens;
  pictures: PagePictures;
}
