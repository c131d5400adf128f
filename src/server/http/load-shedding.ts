import type { RouteName } from "#shared/api.ts";
import { ConcurrencyLimiter } from "./concurrency-limiter.ts";

/**
 * Load shedding: each kind of call has its own limiter, so a slow upload or a slow payment provider does not delay other calls. Twice as
 * many ordinary calls as there are connections to the database keep both busy; more would only queue at the database, together with the
 * worker. A hundred queued calls are answered within about a second. Where a call can hold its slot for long, one client gets only some of
 * the slots, and one address (perhaps an office) not all of them.
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
    // The payment provider is one client that sends the events of all accounts, and repeats them.
    webhook: new ConcurrencyLimiter({ running: 32, waiting: 32 }),
    // After a restart all browsers reconnect at once. An open stream has released its slot.
    live: new ConcurrencyLimiter({ running: 8, waiting: 5000 }),
  };
}

/** JSON of more than some kilobytes, while it is read: 32 MB at most. */
export function openLargeBodyLimiter() {
  return new ConcurrencyLimiter({ running: 64, waiting: 64, perClient: 8, perAddress: 32 });
}

type Kind = keyof ReturnType<typeof openLimiters>;

/** Routes not named here are ordinary. The two health checks are never limited. */
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
    downloadEvidence: "report",
    createCheckout: "provider",
    customerPortal: "provider",
    syncSubscription: "provider",
    stripeWebhook: "webhook",
    live: "live",
  } satisfies Partial<Record<RouteName, Kind | "unbounded">>),
);

/** One set of limiters per process, looked up by route name. */
export function openLoadShedding(): (routeName: string) => ConcurrencyLimiter | undefined {
  const limiters = openLimiters();
  return (routeName) => {
    const kind = KINDS.get(routeName) ?? "ordinary";
    return kind === "unbounded" ? undefined : limiters[kind];
  };
}
