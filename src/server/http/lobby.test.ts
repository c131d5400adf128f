import { afterEach, expect, test, vi } from "vitest";
import { api } from "#shared/api.ts";
import { openAdmission } from "./admission.ts";
import { Lobby } from "./lobby.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("files, passwords and payments wait only for their like", () => {
  const lobbyOf = openAdmission();
  const kinds = ["me", "storeFile", "token", "downloadReport", "createCheckout", "live"].map(lobbyOf);
  expect(new Set(kinds).size).toBe(kinds.length);
  expect(Object.keys(api).filter((name) => lobbyOf(name) === undefined)).toEqual(["health", "ready"]);
});

test("who waits comes in by the order of coming, and nobody slips in before them", async () => {
  const lobby = new Lobby({ inside: 1, waiting: 2 });
  const order: string[] = [];
  await lobby.enter();
  const waiting = ["first", "second"].map(async (name) => {
    await lobby.enter();
    order.push(name);
  });
  await expect(lobby.enter()).rejects.toMatchObject({ code: "overloaded" });
  lobby.leave();
  // The place has passed on: it is not free for somebody who comes now.
  const late = lobby.enter().then(() => order.push("late"));
  lobby.leave();
  lobby.leave();
  await Promise.all([...waiting, late]);
  expect(order).toEqual(["first", "second", "late"]);
});

test("nobody waits for ever, and whoever gave up takes no place", async () => {
  vi.useFakeTimers();
  const lobby = new Lobby({ inside: 1, waiting: 1 });
  await lobby.enter();
  const waiting = lobby.enter();
  await Promise.all([expect(waiting).rejects.toMatchObject({ code: "overloaded" }), vi.advanceTimersByTimeAsync(5000)]);
  lobby.leave();
  await lobby.enter();
});
