import type { RouteName } from "#shared/api.ts";
import { ConcurrencyLimiter } from "./concurrency-limiter.ts";

/**
 * Calls of one kind wait only for each other: a slow sender of files or a slow payment provider holds up nobody else.
 * Twice as many ordinary calls as there are connections to the database keep both busy; more would only queue at the database,
 * together with the worker. A hundred who wait are answered within about a second. Where a call can hold its place for long, one
 * party may have only some of them, and one address, behind which an office may sit, not all.
 */
function openLimiters() {
  return {
    ordinary: new ConcurrencyLimiter({ running: 24, waiting: 100 }),
    // Hashing has a queue of its own, which ends sooner.
    password: new ConcurrencyLimiter({ running: 80, waiting: 0 }),
    // Each is as slow as its sender's line and holds only the piece that is being written. A browser sends four at a time.
    upload: new ConcurrencyLimiter({ running: 128, waiting: 0, perClient: 16, perAddress: 64 }),
    picture: new ConcurrencyLimiter({ running: 16, waiting: 48, perClient: 8, perAddress: 12 }),
    // Each holds a file in memory while it arrives and is read.
    preview: new ConcurrencyLimiter({ running: 24, waiting: 24, perClient: 4, perAddress: 12 }),
    report: new ConcurrencyLimiter({ running: 16, waiting: 48, perClient: 8, perAddress: 12 }),
    provider: new ConcurrencyLimiter({ running: 32, waiting: 0, perClient: 8, perAddress: 16 }),
    // The payment provider is one party that speaks for everybody, and sends the same event many times.
    webhook: new ConcurrencyLimiter({ running: 32, waiting: 32 }),
    // After a restart everybody comes back at once. A stream that is open has left its place.
    live: new ConcurrencyLimiter({ running: 8, waiting: 5000 }),
  };
}

/** JSON of more than some kilobytes, while it is read: 32 MB at most. */
export function openLargeBodyLimiter() {
  return new ConcurrencyLimiter({ running: 64, waiting: 64, perClient: 8, perAddress: 32 });
}

type Kind = keyof ReturnType<typeof openLimiters>;

/** What is not named is ordinary. The two that tell whether the process is well are always answered. */
const KINDS = new Map<string, Kind | "unbounded">(
  Object.entries({
    health: "unbounded",
    ready: "unbounded",
    signUp: "password",
    token: "password",
    updateUser: "password",
    storeFile: "upload",
    attachCv: "upload",
    screenPair: "upload",
    bulkResumeImport: "upload",
    previewVacancy: "preview",
    drawCandidatePage: "picture",
    downloadReport: "report",
    createCheckout: "provider",
    customerPortal: "provider",
    syncSubscription: "provider",
    stripeWebhook: "webhook",
    live: "live",
  } satisfies Partial<Record<RouteName, Kind | "unbounded">>),
);

/** One set for each process, asked with the name of a route. */
export function openLoadShedding(): (routeName: string) => ConcurrencyLimiter | undefined {
  const limiters = openLimiters();
  return (routeName) => {
    const kind = KINDS.get(routeName) ?? "ordinary";
    return kind === "unbounded" ? undefined : limiters[kind];
  };
}
