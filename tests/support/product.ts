import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findFreePort } from "#db/embedded/free-port.ts";
import { untilGone } from "#db/embedded/postmaster.ts";
import { TestClient } from "./test-client.ts";

const ROOT = resolve(import.meta.dirname, "../..");
/** Built, where the run has built it, as `npm start` runs it. */
const SERVER = createRequire(import.meta.url).resolve("#server-program");
/** Names a data folder that was started once, where the run has made one: making keys, cluster and tables costs seconds. */
export const DATA_TEMPLATE = "EVENHAND_TEST_DATA_TEMPLATE";

export interface ProductOptions {
  dataFolder?: string;
  env?: Record<string, string>;
  args?: string[];
  /** As `npm start` runs it, which starts it again when it dies. */
  isSupervised?: boolean;
}

/** The real server in its own process, without its supervisor where none is wished for, on a data folder of its own. */
export class Product {
  static readonly #all = new Set<Product>();
  readonly dataFolder: string;
  readonly port: number;
  readonly #options: ProductOptions;
  #process: ChildProcess | undefined;
  #said = "";

  private constructor(options: ProductOptions, dataFolder: string, port: number) {
    this.#options = options;
    this.dataFolder = dataFolder;
    this.port = port;
  }

  static async start(options: ProductOptions = {}) {
    const dataFolder = options.dataFolder ?? makeDataFolder(options);
    const product = new Product(options, dataFolder, await findFreePort());
    Product.#all.add(product);
    await product.start();
    return product;
  }

  /** After a failed test too: no server outlives its test. */
  static async closeAll() {
    for (const product of Product.#all) await product.close();
    Product.#all.clear();
  }

  get pid() {
    const pid = this.#process?.pid;
    if (pid === undefined) throw new Error("The product does not run.");
    return pid;
  }

  /** The process that was started, and none in its place. */
  get isRunning() {
    return this.#process !== undefined && this.#process.exitCode === null && this.#process.signalCode === null;
  }

  /** Resolves with the line the product prints when it serves. */
  async start(): Promise<string> {
    const env = {
      ...process.env,
      PORT: String(this.port),
      EVENHAND_DATA: this.dataFolder,
      LOG_LEVEL: process.env["LOG_LEVEL"] ?? "silent",
      ...this.#options.env,
    };
    const program = this.#options.isSupervised ? ["scripts/start.mjs"] : ["--max-semi-space-size=8", SERVER];
    const args = [...program, ...(this.#options.args ?? [])];
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env,
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.#process = child;
    let said = "";
    const hear = (text: Buffer) => {
      said += text.toString();
      this.#said += text.toString();
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    for (;;) {
      const [greeting] = /^Evenhand (is ready|works).*$/m.exec(said) ?? [];
      if (greeting !== undefined) return greeting;
      if (child.exitCode !== null) throw new Error(`The product ended with ${child.exitCode}: ${said}`);
      await sleep(10);
    }
  }

  /** All that its processes have written out. */
  get said() {
    return this.#said;
  }

  /** Our own faults, as far as the log tells of them (`LOG_LEVEL` must let them through). */
  get faults() {
    return this.#said.split("\n").filter((line) => /^\{"level":[56]0/.test(line));
  }

  send = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${this.port}${path}`, init);

  client() {
    return TestClient.signUp(this.send);
  }

  /** Like a power cut for the server alone: readers and database are left to notice for themselves. */
  async kill() {
    await this.signal("SIGKILL");
  }

  async restartByKill() {
    await this.kill();
    await this.start();
  }

  /** Resolves with its exit code, where it ended by itself. */
  async signal(signal: NodeJS.Signals): Promise<number | undefined> {
    const child = this.#process;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return undefined;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
    return child.exitCode ?? undefined;
  }

  /** Resolves when it is down: until then it may still answer, as if nothing had happened. */
  async crashDatabase() {
    const { pid } = this.postmaster();
    process.kill(pid, "SIGQUIT");
    await untilGone(pid, 60_000);
  }

  postmaster() {
    const lines = readFileSync(join(this.dataFolder, "postgres", "data", "postmaster.pid"), "utf8").split("\n");
    return { pid: Number(lines[0]), port: Number(lines[3]) };
  }

  databaseUrl() {
    const { database } = JSON.parse(readFileSync(join(this.dataFolder, "secrets.json"), "utf8"));
    return `postgres://evenhand:${database}@127.0.0.1:${this.postmaster().port}/postgres`;
  }

  async close() {
    await this.signal("SIGTERM");
    rmSync(this.dataFolder, { recursive: true, force: true });
  }
}

function makeDataFolder({ env }: ProductOptions) {
  const folder = mkdtempSync(join(tmpdir(), "evenhand-product-"));
  const template = process.env[DATA_TEMPLATE];
  const isEmbedded = env?.["DATABASE_URL"] === undefined;
  // With its owner: as root, the database runs as somebody else.
  if (template !== undefined && isEmbedded) execFileSync("cp", ["-a", `${template}/.`, folder]);
  return folder;
}
