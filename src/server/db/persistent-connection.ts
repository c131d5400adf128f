import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

/** First half of the advisory lock that says "this process lives"; the second half is the process's own number. */
export const HOLDER_LOCK = 7_210_332;
const RECONNECT_MS = 500;

export interface PersistentConnectionOptions {
  url: string;
  /** What the process does, for the count of live processes. Both where it is left out. */
  only?: "web" | "worker" | undefined;
  channels: string[];
  onNotification: (channel: string, payload: string) => void;
  /** After each connect: notifications may have been missed, so everything is to be looked at once. */
  onConnected: () => void;
  onWarning: (message: string) => void;
}

/**
 * The one connection a process keeps open. It hears announcements, and it is the process's sign of life: PostgreSQL frees
 * the lock the moment the process dies, so its tasks pass on at once instead of when their leases run out.
 */
export class PersistentConnection {
  #holder = 0;
  readonly #options: PersistentConnectionOptions;
  #client: pg.Client | undefined;
  #isClosing = false;

  constructor(options: PersistentConnectionOptions) {
    this.#options = options;
  }

  /** A new number with every connection: leases from before a break, of which nobody may know any more, are free at once. */
  get holder() {
    return this.#holder;
  }

  async open() {
    const { url, only, channels, onNotification, onConnected } = this.#options;
    const application_name = only === undefined ? "evenhand" : `evenhand ${only}`;
    const options = "-c role=evenhand_app";
    const client = new pg.Client({ connectionString: url, application_name, options, keepAlive: true });
    client.on("notification", ({ channel, payload }) => onNotification(channel, payload ?? ""));
    client.on("error", (error) => this.#options.onWarning(`The standing connection broke: ${error.message}`));
    const holder = randomInt(1, 2 ** 31 - 1);
    try {
      await client.connect();
      await client.query("select pg_advisory_lock($1, $2)", [HOLDER_LOCK, holder]);
      for (const channel of channels) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      await client.end();
      throw error;
    }
    // Only now: a connection that was never made ends too, and its caller already tries again.
    client.on("end", () => void this.#reopen());
    this.#holder = holder;
    this.#client = client;
    onConnected();
  }

  async close() {
    this.#isClosing = true;
    await this.#client?.end();
  }

  async #reopen() {
    while (!this.#isClosing) {
      await sleep(RECONNECT_MS);
      try {
        await this.open();
        return;
      } catch (error) {
        this.#options.onWarning(`The database cannot be reached yet: ${String(error)}`);
      }
    }
  }
}
