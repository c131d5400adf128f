import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Cluster } from "#db/embedded/cluster.ts";
import { findPostmaster } from "#db/embedded/postmaster.ts";
import { query } from "#tests/support/database-template.ts";
import { MailServer } from "#tests/support/mail-server.ts";
import { Product } from "#tests/support/product.ts";
import { type S3Server, startS3Server } from "#tests/support/s3-server.ts";
import { TestClient } from "./test-client.ts";

const RETRY_MS = 100;
const DATABASE_AWAY = /ECONNREFUSED|ECONNRESET|57P0\d|the database system is|Connection terminated/;

/** The product over many processes, which have a PostgreSQL, a bucket and a mail server in common, and no disk. */
export class Fleet {
  readonly databaseUrl: string;
  readonly webs: Product[] = [];
  readonly workers: Product[] = [];
  readonly s3: S3Server;
  readonly #closings: (() => unknown)[];
  readonly #databaseFolder: string;
  #requests = 0;

  private constructor(databaseUrl: string, databaseFolder: string, s3: S3Server, closings: (() => unknown)[]) {
    this.databaseUrl = databaseUrl;
    this.s3 = s3;
    this.#databaseFolder = databaseFolder;
    this.#closings = closings;
  }

  /** All processes at once, on an empty database. */
  static async start({ webs, workers }: { webs: number; workers: number }) {
    const folder = mkdtempSync(join(tmpdir(), "evenhand-fleet-"));
    const cluster = new Cluster({ folder, password: "fleet", onWarning: () => undefined });
    const [url, s3, mail] = await Promise.all([cluster.start(), startS3Server(), MailServer.start()]);
    const fleet = new Fleet(url, folder, s3, [
      () => mail.down(),
      () => s3.close(),
      () => cluster.stop(),
      () => rmSync(folder, { recursive: true, force: true }),
    ]);
    const env = {
      DATABASE_URL: url,
      SMTP_URL: mail.url,
      EVENHAND_ENCRYPTION_KEY: randomBytes(32).toString("base64url"),
      EVENHAND_TOKEN_KEY: randomBytes(32).toString("base64url"),
      EVENHAND_READERS: "1",
      ...s3.env,
    };
    try {
      await fleet.#launch(env, webs, workers);
      return fleet;
    } catch (error) {
      await fleet.close();
      throw error;
    }
  }

  async #launch(env: Record<string, string>, webs: number, workers: number) {
    const start = (part: string, count: number) =>
      Array.from({ length: count }, () => Product.start({ env, args: [`--only=${part}`] }));
    const starting = [...start("web", webs), ...start("worker", workers)];
    await Promise.allSettled(starting);
    const started = await Promise.all(starting);
    this.webs.push(...started.slice(0, webs));
    this.workers.push(...started.slice(webs));
  }

  /** Every request goes to another process than the one before. While the database is away it is made again, as a browser does. */
  send = async (path: string, init: RequestInit = {}): Promise<Response> => {
    for (;;) {
      this.#requests += 1;
      const web = this.webs[this.#requests % this.webs.length];
      if (web === undefined) throw new Error("The fleet serves nothing.");
      const answer = await web.send(path, init);
      if (answer.status !== 503) return answer;
      await sleep(RETRY_MS);
    }
  };

  client() {
    return TestClient.signUp(this.send);
  }

  /** Killed, and started by its supervisor until it runs: it may meet a database that is away. */
  async restartByKill(worker: Product) {
    await worker.kill();
    for (;;) {
      try {
        return await worker.start();
      } catch (error) {
        if (!DATABASE_AWAY.test(String(error))) throw error;
        await sleep(RETRY_MS);
      }
    }
  }

  /** PostgreSQL ends every connection at once, without a checkpoint, and is started again. */
  crashDatabase() {
    const postmaster = findPostmaster(join(this.#databaseFolder, "data"));
    if (postmaster === undefined) throw new Error("The database does not run.");
    process.kill(postmaster.pid, "SIGQUIT");
  }

  /** Asked until the database answers. */
  async sql(statement: string, values?: unknown[]): Promise<Record<string, unknown>[]> {
    for (;;) {
      try {
        return await query(this.databaseUrl, statement, values);
      } catch (error) {
        if (!DATABASE_AWAY.test(String(error))) throw error;
        await sleep(RETRY_MS);
      }
    }
  }

  async close() {
    await Product.closeAll();
    for (const close of this.#closings) await close();
  }
}
