import { STATUS_POLL_MS } from "#shared/limits.ts";
import { arrive, countStatuses } from "./arrivals.ts";
import { Caller } from "./caller.ts";
import { Figures } from "./figures.ts";
import { PINNING, signUpMany, startPinned } from "./pinned-product.ts";
import { cpuSeconds } from "./process-use.ts";
import { startedUpload } from "./filled-product.ts";
import { setting } from "./settings.ts";

// Open progress dialogs ask for the state of their batch every 750 ms.
// npm run bench:load -- polling · CLIENTS=500 FOR_SECONDS=30 USERS=20 CVS=250
const CLIENTS = setting("CLIENTS", 500);
const SECONDS = setting("FOR_SECONDS", 30);
const USERS = setting("USERS", 20);
const CVS = setting("CVS", 250);
/** Dialogs open one after the other, not all in one instant. */
const RISE = [50, 150, 300, 450].map((perSecond) => ({ perSecond, seconds: 2 }));

const product = await startPinned();
const users = await signUpMany(product, USERS);
const asked: { token: string; batchId: string }[] = [];
for (const user of users) asked.push({ token: user.token, batchId: await startedUpload(product, user, CVS) });
const caller = new Caller(product.port, CLIENTS);
const poll = (place: number) => {
  const { token, batchId } = asked[place % asked.length] ?? { token: "", batchId: "" };
  return caller.send({ method: "POST", path: "/api/functions/analysis-status", token, body: { batchId } });
};

for (const step of RISE) await arrive("rise", step, poll);
const cpuBefore = cpuSeconds(product.pid);
const polls = await arrive("polls", { perSecond: (CLIENTS * 1000) / STATUS_POLL_MS, seconds: SECONDS }, poll);
const cpu = cpuSeconds(product.pid) - cpuBefore;
const [sample] = asked;
const seen = await caller.send({
  method: "POST",
  path: "/api/functions/analysis-status",
  token: sample?.token ?? "",
  body: { batchId: sample?.batchId },
});
await product.close();
if (JSON.parse(seen.text).total !== CVS) throw new Error(`The polled batch is not the filled one: ${seen.text}`);

const figures = new Figures("polling", PINNING, { CLIENTS, FOR_SECONDS: SECONDS, USERS, CVS });
figures.add("sent", polls.perSecond, "calls/s", { atLeast: Math.floor((CLIENTS * 1000) / STATUS_POLL_MS) - 1 });
figures.add("server CPU", (100 * cpu) / SECONDS, "% of a core", { atMost: 60 });
figures.add("server CPU for a call", (1000 * cpu) / (polls.times.count || Number.NaN), "ms");
figures.add("p50", polls.times.at(0.5), "ms");
figures.add("p95", polls.times.at(0.95), "ms");
figures.add(
  "not answered 2xx",
  countStatuses(polls.statuses, (status) => status < 200 || status > 299),
  "calls",
  {
    atMost: 0,
  },
);
figures.print();
