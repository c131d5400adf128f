import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { call } from "./api-client.ts";
import { createQueryClient } from "./query-client.ts";
import { ApiError } from "./api-error.ts";
import { BusyNotice } from "#screens/shell/busy-notice.tsx";
import { stubUpload } from "#tests/support/stub-rows.ts";
import { refuse, stubServer } from "#tests/support/stub-server.ts";
import { backOffMs, spread } from "./back-off.ts";
import { fetchWithRetry } from "./fetch-with-retry.ts";
import { until } from "#tests/support/until.ts";

const upload = stubUpload();

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function busy(retryAfterSeconds: number) {
  const answer = refuse("overloaded", 503);
  answer.headers.set("retry-after", String(retryAfterSeconds));
  return answer;
}

/** Busy for so many calls. */
function serverBusyFor(times: number) {
  let left = times;
  const server = stubServer({
    "POST /api/bulk-file-uploads": () => ((left -= 1) >= 0 ? busy(2) : Response.json(upload)),
  });
  vi.stubGlobal("fetch", server.fetch);
  return server;
}

function create() {
  return call("createUpload", { body: { total_cvs: 3 }, idempotencyKey: "key-1" });
}

test("what I did while the server was busy is sent again, whole, and goes through", async () => {
  const server = serverBusyFor(2);
  const created = create();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await created).toEqual(upload);
  expect(server.requests.map(({ body }) => body)).toEqual(Array.from({ length: 3 }, () => ({ total_cvs: 3 })));
});

test("a busy server is not asked before the time it named, give or take half of it", async () => {
  const server = serverBusyFor(1);
  const created = create();
  await vi.advanceTimersByTimeAsync(900);
  expect(server.requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2200);
  expect(server.requests).toHaveLength(2);
  await created;
});

test("I am told that it is tried again, and no longer than that", async () => {
  serverBusyFor(1);
  render(<BusyNotice />);
  const created = create();
  await until(() => expect(screen.getByText(/very busy. Trying again/)).toBeTruthy());
  await vi.advanceTimersByTimeAsync(5000);
  await created;
  await until(() => expect(screen.queryByText(/very busy/)).toBeNull());
});

test("after four tries I am told that the service is busy", async () => {
  const server = serverBusyFor(99);
  await Promise.all([
    expect(create()).rejects.toMatchObject({ code: "overloaded", retryAfterMs: 2000 }),
    vi.advanceTimersByTimeAsync(60_000),
  ]);
  expect(server.requests).toHaveLength(4);
});

test("a call that may have been begun is not sent again by itself", async () => {
  const server = stubServer({ "POST /api/": () => refuse("unavailable", 503) });
  vi.stubGlobal("fetch", server.fetch);
  await expect(create()).rejects.toMatchObject({ code: "unavailable" });
  expect(server.requests).toHaveLength(1);
});

test("leaving the page ends the wait", async () => {
  const leaving = new AbortController();
  vi.stubGlobal("fetch", (_: string, init: RequestInit) => {
    init.signal?.throwIfAborted();
    return Promise.resolve(busy(2));
  });
  const waiting = fetchWithRetry("/api/x", { signal: leaving.signal });
  setTimeout(() => leaving.abort(), 10);
  await Promise.all([expect(waiting).rejects.toThrow(/abort/i), vi.advanceTimersByTimeAsync(10)]);
});

test("a list that was refused for minutes is not asked for again, one refused for seconds is", () => {
  const { retry } = createQueryClient().getDefaultOptions().queries ?? {};
  if (typeof retry !== "function") throw new Error("There is no rule.");
  expect(retry(0, new ApiError("too_many_requests", { retryAfterMs: 300_000 }))).toBe(false);
  expect(retry(0, new ApiError("too_many_requests", { retryAfterMs: 3000 }))).toBe(true);
});

test("browsers that lost the server together come back at different moments", () => {
  expect(spread(1000, () => 0)).toBe(500);
  expect(spread(1000, () => 1)).toBe(1500);
  expect(new Set(Array.from({ length: 50 }, () => backOffMs(0))).size).toBeGreaterThan(40);
  expect(backOffMs(99)).toBeGreaterThanOrEqual(5000);
});
