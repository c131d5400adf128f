import { setTimeout as sleep } from "node:timers/promises";
import { backOffMs } from "#lib/api/back-off.ts";
import { arrive, countStatuses } from "./arrivals.ts";
import { Caller } from "./caller.ts";
import { Figures } from "./figures.ts";
import { inDatabase } from "./filled-product.ts";
import { pin, PINNING, signUpMany, startPinned, unpin } from "./pinned-product.ts";
import { cpuSeconds, peakDuring } from "./process-use.ts";
import { Samples } from "./samples.ts";
import { setting } from "./settings.ts";
import { Watcher } from "./watcher.ts";

// Open tabs that hear what happens: how soon, at what price, and what a restart of the server does to them and to others.
// npm run bench:load -- watchers · WATCHERS=2000 USERS=500 EVENTS_PER_SECOND=50 FOR_SECONDS=30
const WATCHERS = setting("WATCHERS", 2000);
const USERS = Math.min(WATCHERS, setting("USERS", 500));
const EVENTS_PER_SECOND = setting("EVENTS_PER_SECOND", 50);
const SECONDS = setting("FOR_SECONDS", 30);
const OTHERS_PER_SECOND = 20;
const LATEST_MS = 120_000;

const product = await startPinned();
const users = await signUpMany(product, USERS);
const streams = new Caller(product.port, WATCHERS);
const caller = new Caller(product.port, 100);
const watchers = Array.from({ length: WATCHERS }, (_, place) => new Watcher(streams, userAt(place).token, backOffMs));
for (const watcher of watchers) watcher.start();
await untilAll();
const received = await announceFor(SECONDS);
const { backSeconds, others } = await restart();
for (const watcher of watchers) watcher.stop();
await product.close();

const figures = new Figures("watchers", PINNING, { WATCHERS, USERS, EVENTS_PER_SECOND, FOR_SECONDS: SECONDS });
figures.add("streams open", WATCHERS, "streams");
figures.add("events announced", received.announced, "events");
figures.add("not delivered to a tab", received.missed, "events", { atMost: 0 });
figures.add("event latency p50", received.latency.at(0.5), "ms");
figures.add("event latency p95", received.latency.at(0.95), "ms", { atMost: 1000 });
figures.add("server CPU", received.cpuShare, "% of a core");
figures.add("server resident, peak", received.peakMb, "MB", { atMost: 300 });
figures.add("after a restart all back in", backSeconds, "s", { atMost: 30 });
figures.add("others p95 while they come back", others.times.at(0.95), "ms", { atMost: 500 });
figures.add(
  "others refused meanwhile",
  countStatuses(others.statuses, (status) => status >= 400),
  "calls",
  {
    atMost: 0,
  },
);
figures.print();

function userAt(place: number) {
  const user = users[place % users.length];
  if (user === undefined) throw new Error("Nobody watches.");
  return user;
}

function callAsUser(place: number) {
  return caller.send({ path: "/api/users/me", token: userAt(place).token });
}

async function untilAll() {
  const start = performance.now();
  while (watchers.some(({ isOpen }) => !isOpen)) {
    if (performance.now() - start > LATEST_MS)
      throw new Error(`${watchers.filter(({ isOpen }) => !isOpen).length} streams do not open.`);
    await sleep(20);
  }
}

/** Announced in the database, as every change is: what is timed is the way from there to each open tab. */
async function announceFor(seconds: number) {
  const latency = new Samples("events");
  const due = new Map<string, number>();
  for (const watcher of watchers)
    watcher.onEvent = ({ upload_id }) => latency.add(performance.now() - (due.get(upload_id) ?? Number.NaN));
  const tabs = WATCHERS / USERS;
  const cpuBefore = cpuSeconds(product.pid);
  const start = performance.now();
  const { result: announced, peakMb } = await peakDuring(
    () => product.pid,
    () => inDatabase(product, (client) => announceAll(client.query.bind(client), seconds, due)),
  );
  const cpuShare = (100_000 * (cpuSeconds(product.pid) - cpuBefore)) / (performance.now() - start);
  await sleep(2000);
  return { latency, announced, missed: Math.floor(announced * tabs) - latency.count, cpuShare, peakMb };
}

async function announceAll(
  query: (statement: string, values: unknown[]) => Promise<unknown>,
  seconds: number,
  due: Map<string, number>,
) {
  const start = performance.now();
  // A multiple of the users: each is announced to equally often, and the tabs that should hear can be counted.
  const total = Math.max(1, Math.round((seconds * EVENTS_PER_SECOND) / USERS)) * USERS;
  for (let sent = 0; sent < total; sent += 1) {
    const dueAt = start + (sent / EVENTS_PER_SECOND) * 1000;
    await sleep(Math.max(0, dueAt - performance.now()));
    const upload_id = crypto.randomUUID();
    due.set(upload_id, dueAt);
    const event = { kind: "upload.changed", upload_id };
    await query("select announce($1, $2::jsonb)", [userAt(sent).id, JSON.stringify([event])]);
  }
  return total;
}

/** In order, as an update does it. Others are asked from the first moment the server answers again. */
async function restart() {
  unpin();
  await product.signal("SIGTERM");
  await product.start();
  pin(product);
  const start = performance.now();
  const asking = arrive("others", { perSecond: OTHERS_PER_SECOND, seconds: 15 }, callAsUser);
  await untilAll();
  return { backSeconds: (performance.now() - start) / 1000, others: await asking };
}
