import { loadavg } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { Product } from "#tests/support/product.ts";
import { fromAnotherAddress } from "./load/caller.ts";
import { quantile } from "./load/samples.ts";

// What a stranger can learn from the time of an answer. What a storm of logins does is in `load/login-storm.ts`.
// npm run bench:accounts
const PAIRS = 200;
/** What an answer leaves behind, such as a mail to send, must not fall on the next question. */
const BREATH_MS = 60;

const load = loadavg()[0] ?? 0;
const product = await Product.start({ env: { TRUSTED_PROXIES: "127.0.0.1" } });
await product.send("/api/ready");

const login = await comparePairs((email) => post("/api/auth/token?grant_type=password", { email, password: "no" }));
const recovery = await comparePairs((email) => post("/api/auth/recover", { email }));
await product.close();

console.table({
  "login, wrong password": login,
  recovery,
});
console.log(`Load before: ${load.toFixed(1)}`);

function post(path: string, body: object) {
  return product.send(path, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json", ...fromAnotherAddress() },
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
    "known, median ms": round(quantile(known, 0.5) ?? Number.NaN),
    "unknown, median ms": round(quantile(unknown, 0.5) ?? Number.NaN),
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

async function timeOf(ask: () => Promise<Response>) {
  const start = performance.now();
  await (await ask()).arrayBuffer();
  return performance.now() - start;
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
