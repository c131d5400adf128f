import { Gauge, type Registry } from "prom-client";
import { asSystem, type Db } from "#db/client.ts";
import { readProductStatus } from "#db/operations/operation-queries.ts";
import type { ProductStatus } from "#shared/operations/operations.ts";

/** Several processes may be asked at once, and each would count the same. */
const CACHE_MS = 5000;
/** A scrape must not wait for a busy database; the next one follows soon. */
const TIMEOUT_MS = 1500;

/** What all processes share is counted by the database, before each reading. Where it does not answer in time, that is the figure. */
export function addDatabaseMetrics(registry: Registry, db: Db): () => Promise<void> {
  const recent = cacheRecent(() => asSystem(db, readProductStatus));
  const add = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const tasks = add("evenhand_tasks", "Tasks by kind and state.", ["kind", "state"]);
  const oldest = add("evenhand_oldest_waiting_task_seconds", "Age of the task that has waited longest.");
  const mails = add("evenhand_mails", "Mails that wait, and that were given up.", ["state"]);
  const customers = add("evenhand_customers_to_close", "Of erased accounts, at the payment provider.");
  const processes = add("evenhand_processes", "Processes that live.", ["serves"]);
  const chores = add("evenhand_chore_age_seconds", "Since a chore of the housekeeping was done.", ["chore"]);

  const show = (status: ProductStatus) => {
    tasks.reset();
    for (const depth of status.queue) tasks.set({ kind: depth.kind, state: depth.state }, depth.tasks);
    oldest.set(status.oldest_waiting_seconds ?? 0);
    mails.set({ state: "waiting" }, status.mails.waiting);
    mails.set({ state: "failed" }, status.mails.failed);
    customers.set(status.customers_to_close);
    processes.set({ serves: "web" }, status.processes.web);
    processes.set({ serves: "work" }, status.processes.worker);
    for (const { name, done_at } of status.chores)
      chores.set({ chore: name }, Math.max(0, (Date.now() - Date.parse(done_at)) / 1000));
  };
  const up = add("evenhand_database_up", "1 when the database answered in time.");
  return async () => {
    const status = await recent();
    up.set(status === undefined ? 0 : 1);
    if (status !== undefined) return show(status);
    for (const gauge of [tasks, mails, processes, chores]) gauge.reset();
    for (const gauge of [oldest, customers]) gauge.set(Number.NaN);
  };
}

function cacheRecent<T>(read: () => Promise<T>) {
  let kept: { value: T; at: number } | undefined;
  let reading: Promise<T | undefined> | undefined;
  const refresh = async () => {
    try {
      const value = await read();
      kept = { value, at: performance.now() };
      return value;
    } catch (error) {
      // Told by `evenhand_database_up`; what broke the connection is in the log.
      return error instanceof Error ? undefined : Promise.reject(error);
    } finally {
      reading = undefined;
    }
  };
  return async () => {
    if (kept !== undefined && performance.now() - kept.at < CACHE_MS) return kept.value;
    reading ??= refresh();
    return Promise.race([reading, withinTimeout()]);
  };
}

async function withinTimeout(): Promise<undefined> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  setTimeout(() => resolve(undefined), TIMEOUT_MS).unref();
  return promise;
}
