import { afterEach, expect, test, vi } from "vitest";
import { api } from "#shared/api.ts";
import { openAdmission } from "./admission.ts";
import { Lobby, type Places } from "./lobby.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("files, passwords and payments wait only for their like", () => {
  const lobbyOf = openAdmission();
  const kinds = ["me", "storeFile", "token", "downloadReport", "drawCandidatePage", "createCheckout", "live"].map(
    lobbyOf,
  );
  expect(new Set(kinds).size).toBe(kinds.length);
  expect(Object.keys(api).filter((name) => lobbyOf(name) === undefined)).toEqual(["health", "ready"]);
});

const claim = (party: string, address = party) => ({ party, address });
const robin = claim("Robin");

/** A lobby whose waiting calls write down, by name, in which order they came in. */
function lobbyWith(places: Places) {
  const lobby = new Lobby(places);
  const order: string[] = [];
  const come = (name: string, by = robin) => lobby.enter(by).then(() => order.push(name));
  return { lobby, order, come };
}

test("who waits comes in by the order of coming, and nobody slips in before them", async () => {
  const { lobby, order, come } = lobbyWith({ inside: 1, waiting: 2 });
  await lobby.enter(robin);
  const waiting = ["first", "second"].map((name) => come(name));
  await expect(lobby.enter(robin)).rejects.toMatchObject({ code: "overloaded" });
  lobby.leave(robin);
  // The place has passed on: it is not free for somebody who comes now.
  const late = come("late");
  lobby.leave(robin);
  lobby.leave(robin);
  await Promise.all([...waiting, late]);
  expect(order).toEqual(["first", "second", "late"]);
});

test("whoever has many calls waiting does not come before whoever has one", async () => {
  const { lobby, order, come } = lobbyWith({ inside: 1, waiting: 10 });
  await lobby.enter(robin);
  const calls = [come("Mallory 1", claim("Mallory")), come("Mallory 2", claim("Mallory")), come("Zoë", claim("Zoë"))];
  for (const leaving of ["Robin", "Mallory", "Zoë"]) {
    lobby.leave(claim(leaving));
    await Promise.resolve();
  }
  await Promise.all(calls);
  expect(order).toEqual(["Mallory 1", "Zoë", "Mallory 2"]);
});

test("when no more can wait, the newest call of whoever has the most is sent away, and an equal share is kept", async () => {
  const { lobby, come } = lobbyWith({ inside: 1, waiting: 2 });
  await lobby.enter(robin);
  const [kept, lost] = [come("first", claim("Mallory")), come("second", claim("Mallory"))];
  const other = come("other", claim("Zoë"));
  await expect(lost).rejects.toMatchObject({ code: "overloaded" });
  await expect(come("third", claim("Mallory"))).rejects.toMatchObject({ code: "overloaded" });
  lobby.leave(robin);
  await kept;
  lobby.leave(claim("Mallory"));
  await other;
});

test("one party has only its share of the places, and so has one address with many accounts", async () => {
  const { lobby, come } = lobbyWith({ inside: 10, waiting: 0, ofParty: 2, ofAddress: 3 });
  for (const call of ["1", "2"]) await come(call, claim("Mallory", "10.0.0.1"));
  await expect(come("3", claim("Mallory", "10.0.0.1"))).rejects.toMatchObject({ code: "overloaded" });
  await come("4", claim("Mallory's second", "10.0.0.1"));
  await expect(come("5", claim("Mallory's third", "10.0.0.1"))).rejects.toMatchObject({ code: "overloaded" });
  await come("6", robin);
  lobby.leave(claim("Mallory", "10.0.0.1"));
  await come("7", claim("Mallory's third", "10.0.0.1"));
});

test("nobody waits for ever, and whoever gave up takes no place", async () => {
  vi.useFakeTimers();
  const lobby = new Lobby({ inside: 1, waiting: 1 });
  await lobby.enter(robin);
  const waiting = lobby.enter(robin);
  await Promise.all([expect(waiting).rejects.toMatchObject({ code: "overloaded" }), vi.advanceTimersByTimeAsync(5000)]);
  lobby.leave(robin);
  await lobby.enter(robin);
});
