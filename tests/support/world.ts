import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { pino } from "pino";
import { inject } from "vitest";
import { DiskMailer } from "#gateways/disk-mailer.ts";
import type { ModelSettings } from "#gateways/language-model.ts";
import type { StripeSettings } from "#gateways/stripe-payments.ts";
import type { HttpDeps } from "#http/handler.ts";
import { apiRouter } from "#http/router.ts";
import { Reader } from "#pipeline/reader/reader.ts";
import { readConfig } from "#server/config/config.ts";
import { buildDependencies, closeRenderPools, openRenderPools } from "#server/start/build-dependencies.ts";
import { openModelClient } from "#server/start/open-model-client.ts";
import { startBackgroundWork } from "#server/start/start-background-work.ts";
import { query, TEMPLATE, urlOf } from "#tests/support/database-template.ts";
import { TestClient } from "./test-client.ts";

const ENVIRONMENT = {
  EVENHAND_URL: "http://evenhand.test",
  MAIL_FROM: "Evenhand <evenhand@evenhand.test>",
  PRIVACY_CONTACT: "privacy@evenhand.test",
  OPERATOR_EMAILS: "operator@evenhand.test",
  TRUSTED_PROXIES: "127.0.0.1",
  WEBHOOKS_TO_LOCALHOST: "true",
};

/** A reader costs more than a second of a processor before its first file is done: those for text serve all worlds of a process in turn. */
const idleReaders: Reader[] = [];
const renderPools = openRenderPools();
/** For a test that counts the processes it has. */
export function closeIdleReaders() {
  for (const reader of idleReaders.splice(0)) reader.close();
  closeRenderPools(renderPools);
}

/** The server side of the product on its own database and folder, with nothing replaced. */
export async function openWorld(log = pino({ level: process.env["LOG_LEVEL"] ?? "silent" }), stripe?: StripeSettings) {
  const server = inject("databaseUrl");
  const name = `evenhand_${randomBytes(6).toString("hex")}`;
  // Of files, not of pages through the log: half the processor time.
  await query(server, `create database ${name} template ${TEMPLATE} strategy file_copy`);
  const url = urlOf(server, name);
  // A connection of its own for each statement would cost more than the statement.
  const direct = new pg.Pool({ connectionString: url, max: 2, application_name: "test" });
  direct.on("error", () => undefined);
  const dataFolder = mkdtempSync(join(tmpdir(), "evenhand-world-"));
  const config = { ...readConfig({ ...ENVIRONMENT, EVENHAND_DATA: dataFolder }, []), databaseUrl: url, stripe };
  const parts = new AsyncDisposableStack();
  const stopping = new AbortController();
  const deps: HttpDeps = { ...(await buildDependencies(config, log, parts, renderPools)), stopping: stopping.signal };
  const folder = join(dataFolder, "files");
  mkdirSync(folder);
  const outbox = new DiskMailer(join(dataFolder, "outbox"), config.mailFrom);
  const app = apiRouter(deps);
  const send = async (path: string, init: RequestInit = {}) => app.request(path, init);
  return {
    deps,
    url,
    /** Where stored files lie; secrets and delivered mails are beside it in the data folder. */
    folder,
    dataFolder,
    send,
    client: (email?: string) => TestClient.signUp(send, email),
    proClient: async () => (await TestClient.signUp(send)).goPro(),
    sql: async (statement: string, values: unknown[] = []) => (await direct.query(statement, values)).rows,
    /** What a worker has delivered, in its order. */
    mails: async () => (await outbox.list()).toReversed().map(({ to, subject, text }) => ({ to, subject, text })),
    /** One reader unless several are the subject. */
    work: async (readers = 1, model?: ModelSettings) => {
      const working = parts.use(new AsyncDisposableStack());
      const borrowedReaders = Array.from({ length: readers }, () => idleReaders.pop() ?? new Reader());
      working.defer(() => void idleReaders.push(...borrowedReaders));
      const modelClient = await openModelClient(deps.db, log, model);
      const started = await startBackgroundWork({ ...config, readers }, { ...deps, modelClient }, working, {
        worker: { borrowedReaders },
        // So that a mail nobody told it of is never found.
        outbox: { idlePollMs: 60 * 60_000 },
        webhooks: { waitMs: (attempts) => (attempts < 4 ? 30 : undefined) },
      });
      return { ...started, stop: () => working.disposeAsync() };
    },
    close: async () => {
      stopping.abort();
      await parts.disposeAsync();
      await direct.end();
      await query(server, `drop database ${name} with (force)`);
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

export type World = Awaited<ReturnType<typeof openWorld>>;
