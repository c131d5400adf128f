import { loadavg } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { Product } from "#tests/support/product.ts";
import type { Visitor } from "#tests/support/visitor.ts";

// What a stranger can learn from the time of an answer, and what a storm of logins does to everybody else.
// npm run bench:accounts
const PAIRS = 200;
const STORM_SECONDS = 10;
const STORM_PER_SECOND = 50;
const ASK_EVERY_MS = 20;
/** What an answer leaves behind, such as a mail to send, must not fall on the next question. */
const BREATH_MS = 60;

let callers = 0;
const load = loadavg()[0] ?? 0;
const product = await Product.start({ env: { TRUSTED_PROXIES: "127.0.0.1" } });
await product.send("/api/ready");
const visitor = await product.visitor();

const login = await comparePairs((email) => post("/api/auth/token?grant_type=password", { email, password: "no" }));
const recovery = await comparePairs((email) => post("/api/auth/recover", { email }));
const quiet = await askFor(STORM_SECONDS / 2, visitor);
const storm = startStorm();
const during = await askFor(STORM_SECONDS, visitor);
const answered = await storm;
await product.close();

console.table({
  "login, wrong password": login,
  recovery,
});
console.table({
  "GET /api/users/me, quiet": quiet,
  [`the same under ${STORM_PER_SECOND} logins a second`]: during,
});
console.log(`Answers of the storm by status: ${JSON.stringify(answered)}`);
console.log(`Load before: ${load.toFixed(1)}`);

function post(path: string, body: object) {
  callers += 1;
  // Each from another address: the limits would end the measurement.
  const from = `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`;
  return product.send(path, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json", "x-forwarded-for": from },
  });
}

/** Known and unknown addresses in turn, now one first and now the other: whatever else the machine does falls on both alike. */
async function comparePairs(ask: (email: string) => Promise<Response>) {
  const known: number[] = [];
  const unknown: number[] = [];
  for (const [pair, email] of (await signUpMany()).entries()) {
    const askKnown = async () => known.push(await timeOf(() => ask(email)));
    const askUnknown = async () => unknown.push(await timeOf(() => ask(`${crypto.randomUUID()}@example.org`)));
    for (const turn of pair % 2 === 0 ? [askKnown, askUnknown] : [askUnknown, askKnown]) {
      await turn();
      await sleep(BREATH_MS);
    }
  }
  return {
    "known, median ms": round(quantile(known, 0.5)),
    "unknown, median ms": round(quantile(unknown, 0.5)),
    "Mann-Whitney p": round(mannWhitney(known, unknown)),
  };
}

async function signUpMany() {
  const emails = Array.from({ length: PAIRS }, () => `${crypto.randomUUID()}@example.org`);
  for (const email of emails) await post("/api/auth/signup", { email, password: "correct horse battery" });
  // Their mails go out meanwhile.
  await sleep(5000);
  return emails;
}

/** Guesses of as many addresses at as many accounts: nothing but the cap on hashing holds them. */
async function startStorm() {
  const statuses: Record<number, number> = {};
  const all: Promise<void>[] = [];
  for (let guess = 0; guess < STORM_SECONDS * STORM_PER_SECOND; guess += 1) {
    const answer = post("/api/auth/token?grant_type=password", { email: `${guess}@example.org`, password: "no" });
    all.push(answer.then(({ status }) => void (statuses[status] = (statuses[status] ?? 0) + 1)));
    await sleep(1000 / STORM_PER_SECOND);
  }
  await Promise.all(all);
  return statuses;
}

async function askFor(seconds: number, who: Visitor) {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    times.push(await timeOf(() => who.send("/api/users/me")));
    await sleep(ASK_EVERY_MS);
  }
  return { calls: times.length, "p50 ms": round(quantile(times, 0.5)), "p95 ms": round(quantile(times, 0.95)) };
}

async function timeOf(ask: () => Promise<Response>) {
  const start = performance.now();
  await (await ask()).arrayBuffer();
  return performance.now() - start;
}

function quantile(times: number[], share: number) {
  return times.toSorted((left, right) => left - right)[Math.floor((times.length - 1) * share)] ?? Number.NaN;
}

/** Two-sided, by the normal approximation: both samples are large. */
function mannWhitney(left: number[], right: number[]) {
  const wins = left.flatMap((a) => right.map((b) => (a < b ? 1 : a === b ? 0.5 : 0)));
  const u = wins.reduce<number>((sum, win) => sum + win, 0);
  const mean = (left.length * right.length) / 2;
  const deviation = Math.sqrt((left.length * right.length * (left.length + right.length + 1)) / 12);
  return 2 * (1 - normal(Math.abs(u - mean) / deviation));
}

/** The cumulative normal distribution, after Abramowitz and Stegun 26.2.17. */
function normal(z: number) {
  const t = 1 / (1 + 0.2316419 * z);
  const tail = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * tail;
}

function round(value: number) {
  return Math.round(value * 1000) / 1000;
}
