import { arrive, countStatuses } from "./arrivals.ts";
import { type Call, Caller } from "./caller.ts";
import { Figures } from "./figures.ts";
import { fill, inDatabase } from "./filled-product.ts";
import { type BenchUser, PINNING, signUpMany, startPinned } from "./pinned-product.ts";
import { cpuSeconds, peakDuring } from "./process-use.ts";
import { setting } from "./settings.ts";

// An ordinary day: lists, reports, figures, searches and changes at a steady rate, whether or not the earlier ones are answered.
// npm run bench:load -- steady · PER_SECOND=100 FOR_SECONDS=60 USERS=20 CANDIDATES=1000
const PER_SECOND = setting("PER_SECOND", 100);
const SECONDS = setting("FOR_SECONDS", 60);
const USERS = setting("USERS", 20);
const CANDIDATES = setting("CANDIDATES", 1000);
const WARM_UP_SECONDS = 5;

const product = await startPinned();
const users = await signUpMany(product, USERS);
await fill(product, users, CANDIDATES);
const candidateOf = await listOneOfEach();
const caller = new Caller(product.port, 200);

/** Repeated in this order: of twenty calls ten are lists, four figures or searches, two reports and two changes. */
const MIX: ((user: BenchUser, turn: number) => Call)[] = [
  ...Array.from({ length: 6 }, () => () => ({ path: "/api/bulk-analysis-results?view=row" })),
  ...Array.from({ length: 4 }, () => () => ({
    path: "/api/bulk-analysis-results?view=row&order=score.desc&band=good",
  })),
  () => ({ path: "/api/bulk-analysis-results/stats" }),
  () => ({ path: "/api/bulk-analysis-results/stats?band=good" }),
  () => ({ path: "/api/bulk-analysis-results?view=row&q=cobol" }),
  () => ({ path: "/api/bulk-analysis-results?view=row&q=python" }),
  () => ({ path: "/api/users/me" }),
  () => ({ path: "/api/jobs" }),
  (user) => ({ path: `/api/bulk-analysis-results/${candidateOf.get(user.id)}` }),
  (user) => ({ path: `/api/bulk-analysis-results/${candidateOf.get(user.id)}` }),
  (user, turn) => change(user, turn),
  (user, turn) => change(user, turn),
];

await arrive("warm-up", { perSecond: PER_SECOND / 2, seconds: WARM_UP_SECONDS }, send);
const cpuBefore = cpuSeconds(product.pid);
const startedAt = performance.now();
const { result: calls, peakMb } = await peakDuring(
  () => product.pid,
  () => arrive("calls", { perSecond: PER_SECOND, seconds: SECONDS }, send),
);
const cpuShare = (100_000 * (cpuSeconds(product.pid) - cpuBefore)) / (performance.now() - startedAt);
const delayMs = await readLoopDelay();
await product.close();

const figures = new Figures("steady", PINNING, { PER_SECOND, FOR_SECONDS: SECONDS, USERS, CANDIDATES });
figures.add("sent", calls.perSecond, "calls/s", { atLeast: PER_SECOND * 0.99 });
figures.add("p50", calls.times.at(0.5), "ms");
figures.add("p95", calls.times.at(0.95), "ms", { atMost: 150 });
figures.add("p99", calls.times.at(0.99), "ms", { atMost: 400 });
figures.add(
  "not answered 2xx",
  countStatuses(calls.statuses, (status) => status < 200 || status > 299),
  "calls",
  {
    atMost: 0,
  },
);
if (delayMs !== undefined) figures.add("event loop delay p99", delayMs, "ms", { atMost: 50 });
figures.add("server CPU", cpuShare, "% of a core");
figures.add("server resident, peak", peakMb, "MB");
figures.print();

function send(place: number) {
  const turn = Math.floor(place / MIX.length);
  const user = users[turn % users.length];
  const makeCall = MIX[place % MIX.length];
  if (user === undefined || makeCall === undefined) throw new Error("Nobody calls, or nothing is called.");
  return caller.send({ ...makeCall(user, turn), token: user.token });
}

function change(user: BenchUser, turn: number): Call {
  const path = `/api/bulk-analysis-results/${candidateOf.get(user.id)}`;
  return { method: "PATCH", path, body: { is_shortlisted: turn % 2 === 0 } };
}

async function listOneOfEach(): Promise<Map<string, string>> {
  const rows = await inDatabase(product, (client) =>
    client.query("select distinct on (user_id) user_id, id from bulk_analysis_results order by user_id, created_at"),
  );
  return new Map(rows.rows.map(({ user_id, id }) => [user_id, id]));
}

/** Known only where the server tells its metrics. */
async function readLoopDelay(): Promise<number | undefined> {
  const answer = await caller.send({ path: "/metrics" });
  const seconds = /^nodejs_eventloop_lag_p99_seconds(?:\{.*\})? (\S+)/m.exec(answer.text)?.[1];
  if (seconds === undefined) console.log("The server tells no event loop delay: that figure is left out.");
  return seconds === undefined ? undefined : Number(seconds) * 1000;
}
