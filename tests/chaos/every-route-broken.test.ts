import { readdirSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { Product } from "#tests/support/product.ts";
import { randomFrom } from "#tests/support/random-from.ts";
import { breakOff, type RawCall, writeCall } from "#tests/support/raw-call.ts";
import { type Belongings, gatherBelongings, otherCalls, sampleCalls } from "#tests/support/sample-calls.ts";
import { screened } from "#tests/support/screened-client.ts";
import { until } from "#tests/support/until.ts";
import { inParallel, type TestClient } from "#tests/support/test-client.ts";

// Made from the API table: a new route is broken in here before anyone has thought of it. BROKEN_ROUNDS and BROKEN_SEED make it longer or another.
const ROUNDS = Number(process.env["BROKEN_ROUNDS"] ?? 8);
const SEED = Number(process.env["BROKEN_SEED"] ?? 1);
const AT_ONCE = 6;
const MOST_TAKEN_BYTES = 3000;
const SHORT_MS = 150;
const PATIENT_MS = 2000;
/** These end their caller's session: each has a caller of its own, who is soon a stranger. */
const ENDING = new Set(["deleteMe", "logout", "endSession"]);

let product: Product;
let mallory: TestClient;
let have: Belongings;
const leaving = new Map<string, TestClient>();

beforeAll(async () => {
  product = await Product.start({ env: { LOG_LEVEL: "error", TRUSTED_PROXIES: "127.0.0.1" } });
  mallory = await product.client();
  have = await gatherBelongings(mallory);
  for (const name of ENDING) leaving.set(name, await product.client());
});
afterAll(() => Product.closeAll());

interface Blow {
  name: string;
  call: RawCall;
}

/** Every call so often, in an order that chance chooses. */
function listBlows(random: () => number): Blow[] {
  const blows = Array.from({ length: ROUNDS }, () => [...sampleCalls(have), ...otherCalls(have)]).flat();
  const drawn = blows.map((blow) => ({ blow, order: random() }));
  return drawn.toSorted((left, right) => left.order - right.order).map(({ blow }) => blow);
}

/** A whole number below it, by chance. */
type UpTo = (most: number) => number;

/** How a call can end: in the middle of the request, at any time, in the middle of the answer; or with half a body that says it is whole. */
const WAYS: ((call: RawCall, upTo: UpTo) => Promise<void>)[] = [
  (call, upTo) => {
    const request = writeCall(call);
    return breakOff(product.port, request, { sendBytes: upTo(request.length), takeBytes: 1, waitMs: upTo(SHORT_MS) });
  },
  (call, upTo) => breakOff(product.port, writeCall(call), { takeBytes: Infinity, waitMs: upTo(SHORT_MS) }),
  (call, upTo) => {
    // A shorter answer than is waited for ends with its connection.
    const request = writeCall({ ...call, headers: { ...call.headers, connection: "close" } });
    return breakOff(product.port, request, { takeBytes: upTo(MOST_TAKEN_BYTES), waitMs: PATIENT_MS });
  },
  (call, upTo) => {
    const whole = Buffer.from(call.body ?? "");
    const body = whole.subarray(0, upTo(whole.length));
    return breakOff(product.port, writeCall({ ...call, body }), { takeBytes: 1, waitMs: PATIENT_MS });
  },
];

async function strike({ name, call }: Blow, upTo: UpTo) {
  const { session } = leaving.get(name) ?? mallory;
  const from = { authorization: `Bearer ${session.access_token}`, "x-forwarded-for": `10.1.${upTo(250)}.${upTo(250)}` };
  const way = WAYS[upTo(WAYS.length)];
  await way?.({ ...call, headers: { ...from, ...call.headers } }, upTo);
}

/** Somebody who works meanwhile, and tells how each call was answered. */
async function workMeanwhile(robin: TestClient, isOver: () => boolean) {
  const statuses = new Set<number>();
  let calls = 0;
  for (; !isOver(); calls += 1) {
    for (const path of ["/api/users/me", "/api/bulk-analysis-results?view=row", "/api/users/me/export"]) {
      const answer = await robin.send(path);
      await answer.arrayBuffer();
      statuses.add(answer.status);
    }
  }
  return { statuses: [...statuses], calls };
}

const openFiles = () => readdirSync(`/proc/${product.pid}/fd`).length;

async function openStreams() {
  return /^evenhand_live_watchers (\d+)/m.exec(await (await product.send("/metrics")).text())?.[1];
}

test("every route can be broken off at any byte, in the request and in the answer", async ({ onTestFailed }) => {
  onTestFailed(() => void process.stderr.write(`Again with BROKEN_SEED=${SEED} BROKEN_ROUNDS=${ROUNDS}.\n`));
  const random = randomFrom(SEED);
  const upTo = (most: number) => Math.floor(random() * most);
  const robin = await product.client();
  const filesBefore = openFiles();
  let isOver = false;
  const meanwhile = workMeanwhile(robin, () => isOver);
  const blows = listBlows(random);
  await inParallel(AT_ONCE, blows, (blow) => strike(blow, upTo));
  isOver = true;

  expect(blows.length).toBeGreaterThanOrEqual(500);
  expect((await meanwhile).statuses).toEqual([200]);
  expect(product.isRunning).toBe(true);
  expect(product.faults).toEqual([]);
  await until(async () => expect(await openStreams()).toBe("0"));
  // A few for connections that are kept open; one for each broken call would be hundreds.
  await until(() => expect(openFiles()).toBeLessThan(filesBefore + 40));
  const upload = await screened(robin, inventedVacancy(), inventedCvs(2));
  expect((await robin.status(upload.id)).percent).toBe(100);
});
