import { spawn, type StdioOptions } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync, closeSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { isDatabaseAway } from "#db/client.ts";
import { type Binaries, findBinaries } from "./binaries.ts";
import { findFreePort } from "./free-port.ts";
import { finishExchange, refuseOtherMajor } from "./major-version.ts";
import { findPostmaster, type Postmaster, removeStaleLock, untilGone } from "./postmaster.ts";
import { isAlive } from "./process-table.ts";
import { giveToDatabaseUser, runAs } from "./run-as.ts";

const DATABASE_USER = "evenhand";
/** How long a crashed database may replay its log before we call the start failed. */
const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 10_000;
/** A server writes it among the first things it does. */
const LOCK_FILE_MS = 5_000;
/** One product per data folder: the process that holds this lock inside the database. */
const INSTANCE_LOCK = 7_210_331;

/** The database's own words for an error quote the row it met. The product tells of errors itself, without them. */
const QUIET = { log_min_messages: "log", log_min_error_statement: "panic", log_error_verbosity: "terse" };

export interface ClusterOptions {
  /** Made on the first start; holds the data files and the log. */
  folder: string;
  password: string;
  /** Extra settings; the tests trade durability for speed here. */
  settings?: Record<string, string>;
  /** Of another version than the one that comes with the product. */
  binaries?: Binaries;
  /**
   * On Windows `postgres` refuses an elevated shell and knows no signals: `pg_ctl` gives its privileges up and stops it in order.
   * Elsewhere `postgres` itself is quicker to start and to notice.
   */
  usesPgCtl?: boolean;
  onWarning: (message: string) => void;
}

export class DataFolderInUse extends Error {}

/** A PostgreSQL server of our own in the data folder. It lives in its own process group, so that Ctrl-C reaches us first. */
export class Cluster {
  readonly #options: ClusterOptions;
  readonly #dataFolder: string;
  #binaries: Binaries | undefined;
  #postmaster: Postmaster | undefined;
  #port: number | undefined;
  #instance: pg.Client | undefined;
  #watching: Promise<void> | undefined;
  #isStopping = false;

  constructor(options: ClusterOptions) {
    this.#options = options;
    this.#dataFolder = join(options.folder, "data");
  }

  async start() {
    this.#binaries = this.#options.binaries ?? (await findBinaries());
    mkdirSync(this.#options.folder, { recursive: true, mode: 0o711 });
    finishExchange(this.#options.folder);
    if (!existsSync(this.#dataFolder)) await this.#initialise(this.#binaries);
    refuseOtherMajor(this.#dataFolder, this.#binaries);
    await this.#bringUp();
    this.#watching = this.#watch();
    return this.url();
  }

  /** Where a server answers that somebody else runs in this folder now. */
  static findUrl({ folder, password }: Pick<ClusterOptions, "folder" | "password">): string | undefined {
    const running = findPostmaster(join(folder, "data"));
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
    if (running === undefined || !isAlive(running.pid)) return;
    await this.#end(running.pid, { mode: "fast", signal: "SIGINT" });
    if (await untilGone(running.pid, STOP_TIMEOUT_MS)) return;
    await this.#end(running.pid, { mode: "immediate", signal: "SIGQUIT" });
    await untilGone(running.pid, STOP_TIMEOUT_MS);
  }

  async #end(pid: number, { mode, signal }: { mode: string; signal: NodeJS.Signals }) {
    if (!this.#usesPgCtl || this.#binaries === undefined) return process.kill(pid, signal);
    const stop = ["stop", "-D", this.#dataFolder, "-m", mode, "-W"];
    return this.#run(this.#binaries.pg_ctl, stop, [this.#dataFolder]).catch((error: unknown) => {
      // It went by itself meanwhile.
      if (isAlive(pid)) throw error;
    });
  }

  get #usesPgCtl() {
    return this.#options.usesPgCtl ?? process.platform === "win32";
  }

  /** Into a folder beside, then renamed: a start that is killed half-way leaves nothing that looks like a database. */
  async #initialise({ initdb }: Binaries) {
    const { folder, password } = this.#options;
    const fresh = join(folder, "data.new");
    const passwordFile = join(folder, "password.new");
    rmSync(fresh, { recursive: true, force: true });
    mkdirSync(fresh, { mode: 0o700 });
    writeFileSync(passwordFile, password, { mode: 0o600 });
    giveToDatabaseUser(fresh);
    giveToDatabaseUser(passwordFile);
    const access = [`--username=${DATABASE_USER}`, `--pwfile=${passwordFile}`, "--auth=scram-sha-256"];
    const locale = ["--encoding=UTF8", "--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"];
    await this.#run(initdb, [`--pgdata=${fresh}`, ...access, ...locale], [fresh]);
    rmSync(passwordFile);
    renameSync(fresh, this.#dataFolder);
  }

  async #run(program: string, args: string[], reaches: string[]) {
    const launch = runAs(program, args, reaches);
    const stdio: StdioOptions = ["ignore", "ignore", "pipe"];
    const child = spawn(launch.command, launch.args, { ...launch.options, stdio, windowsHide: true });
    const messages: string[] = [];
    child.stderr?.on("data", (text: Buffer) => messages.push(text.toString()));
    const [code] = await once(child, "close");
    if (code !== 0) throw new Error(`${program} failed: ${messages.join("").trim()}`);
  }

  /** A database left running by a killed parent is taken over as it is; otherwise one is started. */
  async #launch() {
    this.#postmaster = findPostmaster(this.#dataFolder);
    this.#port ??= this.#postmaster?.port;
    const deadline = performance.now() + START_TIMEOUT_MS;
    while (!this.#isStopping && !(await this.#answers())) {
      if (performance.now() > deadline) throw new Error(`PostgreSQL did not start; see ${this.#logFile()}.`);
      if (findPostmaster(this.#dataFolder) === undefined) await this.#spawn();
      await sleep(30);
      this.#postmaster = findPostmaster(this.#dataFolder) ?? this.#postmaster;
    }
  }

  async #spawn() {
    const { postgres, pg_ctl } = this.#binaries ?? (await findBinaries());
    removeStaleLock(this.#dataFolder);
    this.#port ??= await findFreePort();
    const settings = {
      listen_addresses: "127.0.0.1",
      unix_socket_directories: "",
      ...QUIET,
      ...this.#options.settings,
    };
    const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
    const args = ["-D", this.#dataFolder, "-p", String(this.#port), ...flags];
    if (this.#usesPgCtl) return this.#spawnByPgCtl(pg_ctl, args.slice(2));
    const launch = runAs(postgres, args, [this.#dataFolder]);
    const log = openSync(this.#logFile(), "a", 0o600);
    const child = spawn(launch.command, launch.args, {
      ...launch.options,
      detached: true,
      stdio: ["ignore", log, log],
    });
    closeSync(log);
    child.unref();
    // It can die before its lock file names it (a leftover shared memory block, a lost port): the caller then tries again.
    while (child.exitCode === null && child.signalCode === null && findPostmaster(this.#dataFolder)?.pid !== child.pid)
      await sleep(10);
  }

  /** Detached, it has a console of its own, hidden, so that Ctrl-C in ours does not end the database before the product has. */
  async #spawnByPgCtl(program: string, flags: string[]) {
    const log = this.#logFile();
    closeSync(openSync(log, "a", 0o600));
    giveToDatabaseUser(log);
    const options = flags.map((flag) => `"${flag}"`).join(" ");
    const start = ["start", "-D", this.#dataFolder, "-l", log, "-W", "-o", options];
    const launch = runAs(program, start, [this.#dataFolder]);
    const child = spawn(launch.command, launch.args, {
      ...launch.options,
      detached: true,
      stdio: "ignore",
      windowsHide: true,
    });
    await once(child, "close");
    // Nobody is told if the server dies before it has written its lock file: the caller then tries again.
    const deadline = performance.now() + LOCK_FILE_MS;
    while (findPostmaster(this.#dataFolder) === undefined && performance.now() < deadline) await sleep(20);
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
  async #watch() {
    while (!this.#isStopping) {
      await sleep(200);
      const running = this.#postmaster;
      if (this.#isStopping || (running !== undefined && isAlive(running.pid))) continue;
      this.#options.onWarning("PostgreSQL ended unexpectedly; starting it again.");
      await this.#bringUp();
    }
  }

  /** It may end before it is ours, a crashed one that was still ending above all. */
  async #bringUp(): Promise<void> {
    await this.#launch();
    if (this.#isStopping) return;
    try {
      await this.#claimInstance();
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      await this.#bringUp();
    }
  }

  #logFile() {
    return join(this.#options.folder, "postgres.log");
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
