import { afterEach, expect, test, vi } from "vitest";
import { api } from "#shared/api.ts";
import { openLoadShedding } from "./load-shedding.ts";
import { ConcurrencyLimiter, type Capacity } from "./concurrency-limiter.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("files, passwords and payments wait only for their like", () => {
  const limiterOf = openLoadShedding();
  const kinds = ["me", "storeFile", "token", "downloadReport", "drawCandidatePage", "createCheckout", "live"].map(
    limiterOf,
  );
  expect(new Set(kinds).size).toBe(kinds.length);
  expect(Object.keys(api).filter((name) => limiterOf(name) === undefined)).toEqual(["health", "ready"]);
});

const key = (client: string, address = client) => ({ client, address });
const robin = key("Robin");

/** A limiter whose waiting calls write down, by name, in which order they were started. */
function limiterWith(capacity: Capacity) {
  const limiter = new ConcurrencyLimiter(capacity);
  const order: string[] = [];
  const come = (name: string, by = robin) => limiter.acquire(by).then(() => order.push(name));
  return { limiter, order, come };
}

test("who waits comes in by the order of coming, and nobody slips in before them", async () => {
  const { limiter, order, come } = limiterWith({ running: 1, waiting: 2 });
  await limiter.acquire(robin);
  const waiting = ["first", "second"].map((name) => come(name));
  await expect(limiter.acquire(robin)).rejects.toMatchObject({ code: "overloaded" });
  limiter.release(robin);
  // The place has passed on: it is not free for somebody who comes now.
  const late = come("late");
  limiter.release(robin);
  limiter.release(robin);
  await Promise.all([...waiting, late]);
  expect(order).toEqual(["first", "second", "late"]);
});

test("a client with many waiting calls is not served before a client with one", async () => {
  const { limiter, order, come } = limiterWith({ running: 1, waiting: 10 });
  await limiter.acquire(robin);
  const calls = [come("Mallory 1", key("Mallory")), come("Mallory 2", key("Mallory")), come("Zoë", key("Zoë"))];
  for (const leaving of ["Robin", "Mallory", "Zoë"]) {
    limiter.release(key(leaving));
    await Promise.resolve();
  }
  await Promise.all(calls);
  expect(order).toEqual(["Mallory 1", "Zoë", "Mallory 2"]);
});

test("when the queue is full, the newest call of the client with the most is rejected, and an equal share is kept", async () => {
  const { limiter, come } = limiterWith({ running: 1, waiting: 2 });
  await limiter.acquire(robin);
  const [kept, lost] = [come("first", key("Mallory")), come("second", key("Mallory"))];
  const other = come("other", key("Zoë"));
  await expect(lost).rejects.toMatchObject({ code: "overloaded" });
  await expect(come("third", key("Mallory"))).rejects.toMatchObject({ code: "overloaded" });
  limiter.release(robin);
  await kept;
  limiter.release(key("Mallory"));
  await other;
});

test("one party has only its share of the places, and so has one address with many accounts", async () => {
  const { limiter, come } = limiterWith({ running: 10, waiting: 0, perClient: 2, perAddress: 3 });
  for (const call of ["1", "2"]) await come(call, key("Mallory", "10.0.0.1"));
  await expect(come("3", key("Mallory", "10.0.0.1"))).rejects.toMatchObject({ code: "overloaded" });
  await come("4", key("Mallory's second", "10.0.0.1"));
  await expect(come("5", key("Mallory's third", "10.0.0.1"))).rejects.toMatchObject({ code: "overloaded" });
  await come("6", robin);
  limiter.release(key("Mallory", "10.0.0.1"));
  await come("7", key("Mallory's third", "10.0.0.1"));
});

test("no call waits for ever, and a call that gave up takes no place", async () => {
  vi.useFakeTimers();
  const limiter = new ConcurrencyLimiter({ running: 1, waiting: 1 });
  await limiter.acquire(robin);
  const waiting = limiter.acquire(robin);
  await Promise.all([expect(waiting).rejects.toMatchObject({ code: "overloaded" }), vi.advanceTimersByTimeAsync(5000)]);
  limiter.release(robin);
  await limiter.acquire(robin);
});
