import { existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { isDatabaseAway } from "#db/client.ts";
import { type Binaries, findBinaries } from "./binaries.ts";
import { findFreePort } from "./free-port.ts";
import { finishExchange, refuseOtherMajor } from "./major-version.ts";
import { findPostmaster, type Postmaster, removeStaleLock, untilGone } from "./postmaster.ts";
import { isAlive } from "./process-table.ts";
import {
  dataFolderIn,
  endPostgres,
  initialisePostgres,
  logFileIn,
  type Programs,
  startPostgres,
} from "./server-programs.ts";

const DATABASE_USER = "evenhand";
/** How long a crashed database may replay its log before we call the start failed. */
const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 10_000;
/** One product per data folder: the process that holds this lock inside the database. */
const INSTANCE_LOCK = 7_210_331;

const SETTINGS = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  // The database's own words for an error quote the row it met. The product tells of errors itself, without them.
  log_min_messages: "log",
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
};

export interface ClusterOptions {
  /** Made on the first start; holds the data files and the log. */
  folder: string;
  password: string;
  /** Extra settings; the tests trade durability for speed here. */
  settings?: Record<string, string>;
  /** Of another version than the one that comes with the product. */
  binaries?: Binaries;
  /** By default as the system asks for it. */
  usesPgCtl?: boolean;
  onWarning: (message: string) => void;
}

export class DataFolderInUse extends Error {}

/** A PostgreSQL server of our own in the data folder. It lives in its own process group, so that Ctrl-C reaches us first. */
export class Cluster {
  readonly #options: ClusterOptions;
  readonly #dataFolder: string;
  #programs: Programs | undefined;
  #postmaster: Postmaster | undefined;
  #port: number | undefined;
  #instance: pg.Client | undefined;
  #watching: Promise<void> | undefined;
  #isStopping = false;

  constructor(options: ClusterOptions) {
    this.#options = options;
    this.#dataFolder = dataFolderIn(options.folder);
  }

  async start() {
    const { folder, password, usesPgCtl = process.platform === "win32" } = this.#options;
    const programs = { binaries: this.#options.binaries ?? (await findBinaries()), folder, usesPgCtl };
    this.#programs = programs;
    mkdirSync(folder, { recursive: true, mode: 0o711 });
    finishExchange(folder);
    if (!existsSync(this.#dataFolder)) await initialisePostgres(programs, { user: DATABASE_USER, password });
    refuseOtherMajor(this.#dataFolder, programs.binaries);
    await this.#bringUp(programs);
    this.#watching = this.#watch(programs);
    return this.url();
  }

  /** Where a server answers that somebody else runs in this folder now. */
  static findUrl({ folder, password }: Pick<ClusterOptions, "folder" | "password">): string | undefined {
    const running = findPostmaster(dataFolderIn(folder));
    return running === undefined ? undefined : urlOf(running, password);
  }

  url(database = "postgres") {
    return urlOf(this.#postmaster, this.#options.password, database);
  }

  async stop() {
    this.#isStopping = true;
    // It may be starting a crashed database again just now: that one is to be stopped too.
    await this.#watching;
    await this.#instance?.end();
    const running = this.#postmaster;
    if (running === undefined || this.#programs === undefined || !isAlive(running.pid)) return;
    await endPostgres(this.#programs, running.pid, "fast");
    if (await untilGone(running.pid, STOP_TIMEOUT_MS)) return;
    await endPostgres(this.#programs, running.pid, "immediate");
    await untilGone(running.pid, STOP_TIMEOUT_MS);
  }

  /** A database left running by a killed parent is taken over as it is; otherwise one is started. */
  async #launch(programs: Programs) {
    this.#postmaster = findPostmaster(this.#dataFolder);
    this.#port ??= this.#postmaster?.port;
    const deadline = performance.now() + START_TIMEOUT_MS;
    while (!this.#isStopping && !(await this.#answers())) {
      if (performance.now() > deadline)
        throw new Error(`PostgreSQL did not start; see ${logFileIn(this.#options.folder)}.`);
      if (findPostmaster(this.#dataFolder) === undefined) await this.#spawn(programs);
      await sleep(30);
      this.#postmaster = findPostmaster(this.#dataFolder) ?? this.#postmaster;
    }
  }

  async #spawn(programs: Programs) {
    removeStaleLock(this.#dataFolder);
    this.#port ??= await findFreePort();
    await startPostgres(programs, this.#port, { ...SETTINGS, ...this.#options.settings });
  }

  async #answers() {
    if (this.#postmaster === undefined) return false;
    const client = this.#client();
    try {
      await client.connect();
      return true;
    } catch (error) {
      if (isDatabaseAway(error)) return false;
      throw error;
    } finally {
      await client.end();
    }
  }

  #client() {
    const client = new pg.Client({ connectionString: this.url() });
    client.on("error", (error) => this.#options.onWarning(`The database ended a connection: ${error.message}`));
    return client;
  }

  async #claimInstance() {
    const client = this.#client();
    await client.connect();
    if (!(await holdsInstanceLock(client))) {
      await client.end();
      // It belongs to the other product: stopping ourselves must leave it running.
      this.#postmaster = undefined;
      throw new DataFolderInUse(`Evenhand is already running on the data folder ${dirname(this.#options.folder)}.`);
    }
    this.#instance = client;
  }

  /** A crashed database is started again on the port it had, so that every open pool finds it. */
  async #watch(programs: Programs) {
    while (!this.#isStopping) {
      await sleep(200);
      const running = this.#postmaster;
      if (this.#isStopping || (running !== undefined && isAlive(running.pid))) continue;
      this.#options.onWarning("PostgreSQL ended unexpectedly; starting it again.");
      await this.#bringUp(programs);
    }
  }

  /** It may end before it is ours, a crashed one that was still ending above all. */
  async #bringUp(programs: Programs): Promise<void> {
    await this.#launch(programs);
    if (this.#isStopping) return;
    try {
      await this.#claimInstance();
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      await this.#bringUp(programs);
    }
  }
}

function urlOf(postmaster: Postmaster | undefined, password: string, database = "postgres") {
  return `postgres://${DATABASE_USER}:${encodeURIComponent(password)}@127.0.0.1:${postmaster?.port}/${database}`;
}

/** A product killed a moment ago still holds the lock until PostgreSQL has noticed: ask for two seconds before believing it lives. */
async function holdsInstanceLock(client: pg.Client) {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const answer = await client.query("select pg_try_advisory_lock($1) as mine", [INSTANCE_LOCK]);
    if (answer.rows[0].mine === true) return true;
    await sleep(100);
  }
  return false;
}
