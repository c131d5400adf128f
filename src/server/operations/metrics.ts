import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Db } from "#db/client.ts";
import type { LiveHub } from "#live/live-hub.ts";
import type { ModelClient } from "#pipeline/model/model-client.ts";
import type { Worker } from "#pipeline/queue/worker.ts";
import { addDatabaseMetrics } from "./database-metrics.ts";

interface Measured {
  db: Db;
  live: LiveHub;
  worker: Worker | undefined;
  modelClient: ModelClient | undefined;
}

type Set = (labels: Record<string, string>, value: number) => void;
type Read = (set: Set) => void;

/** Read anew whenever somebody asks: the parts have counted, their sums are shown as they are. */
const shownAs =
  (Figure: typeof Gauge | typeof Counter) =>
  (registry: Registry, name: string, help: string, labelNames: string[], read: Read) => {
    const figure: Gauge | Counter = new Figure({
      name,
      help,
      labelNames,
      registers: [registry],
      collect: () => {
        figure.reset();
        read((labels, value) => figure.inc(labels, value));
      },
    });
  };
const gauge = shownAs(Gauge);
const counter = shownAs(Counter);

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Each part keeps its own figures; here they are read when somebody asks. Labels are kinds, reasons and patterns: never a name or an id. */
export function openMetrics({ db, live, worker, modelClient }: Measured) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const askDatabase = addDatabaseMetrics(registry, db);
  addPool(registry, db);
  addWatchers(registry, live);
  if (worker !== undefined) addWorker(registry, worker);
  if (modelClient !== undefined) addModel(registry, modelClient);
  const requests = new Histogram({
    name: "evenhand_http_request_duration_seconds",
    help: "How long answers took, until they began.",
    labelNames: ["route", "status"],
    buckets: SECONDS,
    registers: [registry],
  });
  return {
    read: async () => {
      await askDatabase();
      return registry.metrics();
    },
    onAnswered: ({ route, status, seconds }: { route: string; status: number; seconds: number }) =>
      requests.observe({ route, status: `${Math.floor(status / 100)}xx` }, seconds),
  };
}

function addPool(registry: Registry, { $client: pool }: Db) {
  gauge(registry, "evenhand_database_connections", "Connections of this process.", ["state"], (set) => {
    set({ state: "used" }, pool.totalCount - pool.idleCount);
    set({ state: "idle" }, pool.idleCount);
  });
  gauge(registry, "evenhand_database_connection_waiters", "Work that waits for a connection.", [], (set) =>
    set({}, pool.waitingCount),
  );
}

function addWatchers(registry: Registry, live: LiveHub) {
  gauge(registry, "evenhand_live_watchers", "Open streams of this process.", [], (set) => set({}, live.watchers));
}

function addWorker(registry: Registry, worker: Worker) {
  counter(registry, "evenhand_cvs_screened_total", "CVs this process has judged.", [], (set) =>
    set({}, worker.ended.get("screened") ?? 0),
  );
  counter(registry, "evenhand_cvs_failed_total", "CVs this process could not judge.", ["reason"], (set) => {
    for (const [reason, cvs] of worker.ended) if (reason !== "screened") set({ reason }, cvs);
  });
  gauge(registry, "evenhand_readers", "Reading processes by what they read.", ["lane", "state"], (set) => {
    for (const [lane, readers] of Map.groupBy(worker.readers, (reader) => reader.lane)) {
      const busy = readers.filter(({ isBusy }) => isBusy).length;
      set({ lane, state: "busy" }, busy);
      set({ lane, state: "free" }, readers.length - busy);
    }
  });
  counter(registry, "evenhand_reader_restarts_total", "Reading processes that were replaced.", ["lane"], (set) => {
    for (const { lane, restarts } of worker.readers) set({ lane }, restarts);
  });
}

function addModel(registry: Registry, { figures }: ModelClient) {
  counter(registry, "evenhand_model_calls_total", "Questions to the language model.", ["reply"], (set) => {
    for (const [reply, calls] of figures.calls) set({ reply }, calls);
  });
  counter(
    registry,
    "evenhand_model_given_up_total",
    "Questions the local engine answered instead.",
    ["reason"],
    (set) => {
      for (const [reason, questions] of figures.givenUp) set({ reason }, questions);
    },
  );
  counter(registry, "evenhand_model_tokens_total", "Tokens the language model counted.", ["direction"], (set) => {
    set({ direction: "input" }, figures.tokens.input);
    set({ direction: "output" }, figures.tokens.output);
  });
  counter(registry, "evenhand_model_cost_total", "By the configured prices, in their currency.", [], (set) =>
    set({}, figures.cost),
  );
}
