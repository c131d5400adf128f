import { setTimeout as sleep } from "node:timers/promises";
import { arrive, type Arrived, countStatuses } from "./arrivals.ts";
import { Caller } from "./caller.ts";
import { Figures } from "./figures.ts";
import { fill } from "./filled-product.ts";
import { PINNING, signUpMany, startPinned } from "./pinned-product.ts";
import { cpuSeconds, residentMb } from "./process-use.ts";
import { setting } from "./settings.ts";

// Five times what the server can do, for some seconds: it must refuse in time, stay up, and be itself again soon after.
// npm run bench:load -- overload · FOR_SECONDS=20 TIMES=5 SOCKETS=1000 USERS=20
const SECONDS = setting("FOR_SECONDS", 20);
const TIMES = setting("TIMES", 5);
const SOCKETS = setting("SOCKETS", 1000);
const USERS = setting("USERS", 20);
const CLOSED_LANES = 16;
const CANDIDATES = 200;
/** A call is answered as on a quiet day below this. */
const WELL_MS = 150;
const WELL_IN_A_ROW = 20;

const product = await startPinned();
const users = await signUpMany(product, USERS);
await fill(product, users, CANDIDATES);
const caller = new Caller(product.port, SOCKETS);
const paths = ["/api/users/me", "/api/bulk-analysis-results?view=row", "/api/jobs"];
const ask = (place: number) => {
  const token = users[place % users.length]?.token ?? "";
  return caller.send({ path: paths[place % paths.length] ?? "", token });
};

const capacity = await findCapacity();
const cpuBefore = cpuSeconds(product.pid);
const storm = await arrive("overload", { perSecond: capacity * TIMES, seconds: SECONDS }, ask);
const cpu = cpuSeconds(product.pid) - cpuBefore;
const recoverySeconds = await untilWell(storm.endedSendingAt);
const rssMb = residentMb(product.pid);
await product.close();

const all = countStatuses(storm.statuses, () => true);
const share = (isWanted: (status: number) => boolean) => (100 * countStatuses(storm.statuses, isWanted)) / all;
const figures = new Figures("overload", PINNING, { FOR_SECONDS: SECONDS, TIMES, SOCKETS, USERS });
figures.add("capacity, 16 callers in turn", capacity, "calls/s");
figures.add("sent", storm.perSecond, "calls/s");
figures.add("sent against capacity", storm.perSecond / capacity, "times", { atLeast: TIMES * 0.8 });
figures.add("answered 2xx", share(isFine), "%");
figures.add(
  "refused 429",
  share((status) => status === 429),
  "%",
);
figures.add(
  "refused 503",
  share((status) => status === 503),
  "%",
);
figures.add("refused without Retry-After", storm.withoutRetryAfter, "calls", { atMost: 0 });
figures.add("other answers, or none", countStatuses(storm.statuses, isWrong), "calls", { atMost: 0 });
figures.add("server CPU for a call, refused or not", (1000 * cpu) / all, "ms");
addTimes(storm);
figures.add("well again after", recoverySeconds, "s", { atMost: 10 });
figures.add("server resident", rssMb, "MB");
figures.print();

function addTimes({ times }: Arrived) {
  figures.add("accepted calls p50", times.at(0.5), "ms");
  figures.add("accepted calls p95", times.at(0.95), "ms");
  figures.add("accepted calls worst", times.at(1), "ms");
}

function isFine(status: number) {
  return status >= 200 && status < 300;
}

function isWrong(status: number) {
  return !isFine(status) && status !== 429 && status !== 503;
}

/** A few callers who each wait for their answer find what the server can do without a queue. */
async function findCapacity() {
  const seconds = Math.min(5, SECONDS);
  const end = performance.now() + seconds * 1000;
  let answered = 0;
  const lane = async (_: unknown, start: number) => {
    for (let place = start; performance.now() < end; place += CLOSED_LANES) {
      const { status } = await ask(place);
      if (!isFine(status)) throw new Error(`Below its capacity the server answered ${status}.`);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: CLOSED_LANES }, lane));
  return answered / seconds;
}

/** From the last call of the storm to the last of several good answers in a row. */
async function untilWell(start: number) {
  for (let well = 0; ;) {
    const asked = performance.now();
    const { status } = await ask(well);
    const isWell = isFine(status) && performance.now() - asked <= WELL_MS;
    well = isWell ? well + 1 : 0;
    if (well === WELL_IN_A_ROW) return (performance.now() - start) / 1000;
    if (performance.now() - start > 60_000) throw new Error("The server has not recovered in a minute.");
    await sleep(20);
  }
}
