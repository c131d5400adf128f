import { expect, test, vi } from "vitest";
import { SessionId, UserId } from "#shared/ids.ts";
import { LiveHub, type LiveUpdates, type Watcher } from "./live-hub.ts";
import { until } from "#tests/support/until.ts";

const ROBIN = UserId.parse(crypto.randomUUID());
const event = { kind: "plan.changed" } as const;

function open(hub: LiveHub, ownerId = ROBIN, last = 0) {
  const received: number[] = [];
  const watcher: Watcher & { hasEnded: boolean } = {
    ownerId,
    sessionId: SessionId.parse(crypto.randomUUID()),
    last,
    hasEnded: false,
    send: (events) => void received.push(...events.map(({ id }) => id)),
    end: () => (watcher.hasEnded = true),
  };
  return { received, watcher, leave: hub.add(watcher) };
}

type Look = (ownerId: UserId, sessionIds: SessionId[], after: number) => Promise<LiveUpdates>;

/** By itself it answers everything after the asked place, for sessions that all stand. */
function hubOf(ids: number[], answer?: Look) {
  const read = vi.fn<Look>(
    answer ??
      (async (_, liveSessions, after) => ({
        events: ids.filter((id) => id > after).map((id) => ({ id, event })),
        liveSessions,
        isCut: false,
      })),
  );
  const trouble = vi.fn();
  return { hub: new LiveHub(read, trouble), read, trouble, ids };
}

test("all my tabs hear of a change by one question to the database", async () => {
  const { hub, read, ids } = hubOf([]);
  const tabs = Array.from({ length: 10 }, () => open(hub));
  await until(() => expect(read).toHaveBeenCalled());
  await settle();
  const before = read.mock.calls.length;
  ids.push(7);
  hub.wake(ROBIN);
  await settle();
  expect(read.mock.calls.length - before).toBe(1);
  expect(tabs.map(({ received }) => received)).toEqual(tabs.map(() => [7]));
});

test("each tab hears what it has missed, and nothing twice", async () => {
  const { hub } = hubOf([1, 2, 3]);
  const behind = open(hub, ROBIN, 1);
  const ahead = open(hub, ROBIN, 3);
  hub.wake(ROBIN);
  await settle();
  hub.wake(ROBIN);
  await settle();
  expect(behind.received).toEqual([2, 3]);
  expect(ahead.received).toEqual([]);
});

test("however many people are woken at once, four questions are asked at a time", async () => {
  const asked = { now: 0, most: 0 };
  const { promise: answer, resolve } = Promise.withResolvers<LiveUpdates>();
  const { hub, read } = hubOf([], () => {
    asked.most = Math.max(asked.most, (asked.now += 1));
    return answer.finally(() => (asked.now -= 1));
  });
  for (let person = 0; person < 50; person += 1) open(hub, UserId.parse(crypto.randomUUID()));
  await settle();
  resolve({ events: [], liveSessions: [], isCut: false });
  await until(() => expect(read).toHaveBeenCalledTimes(50));
  expect(asked.most).toBe(4);
});

test("a tab whose session is over is closed, the others stay", async () => {
  const { hub } = hubOf([], async (_, sessionIds) => ({
    events: [],
    liveSessions: sessionIds.slice(1),
    isCut: false,
  }));
  const [over, persistent] = [open(hub), open(hub)];
  hub.wake(ROBIN);
  await settle();
  expect([over.watcher.hasEnded, persistent.watcher.hasEnded]).toEqual([true, false]);
});

test("a tab that closed is no longer asked for", async () => {
  const { hub, read } = hubOf([]);
  const { leave } = open(hub);
  await settle();
  leave();
  read.mockClear();
  hub.wakeAll();
  await settle();
  expect(read).not.toHaveBeenCalled();
});

test("when the database is away the news is looked for again", async () => {
  vi.useFakeTimers();
  let isAway = true;
  const { hub, trouble } = hubOf([], async (_, liveSessions) => {
    if (isAway) throw new Error("away");
    return { events: [{ id: 1, event }], liveSessions, isCut: false };
  });
  const { received } = open(hub);
  await vi.advanceTimersByTimeAsync(1);
  expect(trouble).toHaveBeenCalledOnce();
  isAway = false;
  await vi.advanceTimersByTimeAsync(1000);
  expect(received).toEqual([1]);
  vi.useRealTimers();
});

function settle() {
  return new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
}
