import type { Logger } from "pino";
import type { Db } from "#db/client.ts";
import type { TaskQueue } from "#db/queue/task-queue.ts";
import type { Storage } from "#gateways/storage.ts";
import type { ModelSettings } from "#gateways/language-model.ts";
import type { Mailer } from "#gateways/mailer.ts";
import type { Payments } from "#gateways/payments.ts";
import type { WebhookClient } from "#gateways/webhook-client.ts";
import type { VirusScanner } from "#gateways/virus-scanner.ts";
import type { ModelClient } from "#pipeline/model/model-client.ts";
import type { BoardJudge } from "#pipeline/reader/board-judge.ts";
import type { PagePictures } from "#pipeline/reader/page-pictures.ts";
import type { VacancyPreviews } from "#pipeline/reader/vacancy-previews.ts";
import type { Typesetter } from "#pipeline/report-pdf/typesetter.ts";
import type { AccessTokens } from "./account/access-tokens.ts";

export interface CommandDeps {
  db: Db;
  queue: TaskQueue;
  storage: Storage;
  /** Undefined: files are taken unscanned. */
  scanner?: VirusScanner | undefined;
  mailer: Mailer;
  payments: Payments;
  webhookClient: WebhookClient;
  log: Logger;
  /** Undefined: the local engine judges alone. */
  model?: ModelSettings | undefined;
  modelClient?: ModelClient | undefined;
  tokens: AccessTokens;
  pictures: PagePictures;
  previews: VacancyPreviews;
  typesetter: Typesetter;
  boardJudge: BoardJudge;
  /** Where people reach the product, without a slash at the end; never taken from a request. */
  publicUrl: string;
}
