import { getPriority } from "node:os";
import { afterEach, expect, test, vi } from "vitest";
import { until } from "#tests/support/until.ts";
import { ReaderPool } from "./reader-pool.ts";
import { Reader, startChild, TEXT_LIMITS } from "./reader.ts";

let pool: ReaderPool<object>;
let readers: Reader<object>[];
afterEach(() => {
  pool.close();
  vi.useRealTimers();
});

const QUESTION = { kind: "draw_text", text: "Evenhand", width: 200 };

function open(processes: number, options: { keepsSpare: boolean; idleMs?: number }) {
  const limits = { ...TEXT_LIMITS, idleMs: options.idleMs ?? Infinity };
  readers = Array.from({ length: processes }, () => new Reader<object>(limits));
  pool = new ReaderPool(readers, { maxWaiting: 10, rehearsal: options.keepsSpare ? QUESTION : undefined });
}

/** Until the returned function is called. */
function hold(party: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const held = pool.lend(party, () => promise);
  return () => {
    resolve();
    return held;
  };
}

const started = () => readers.filter(({ isStarted }) => isStarted).length;

test("while somebody's page is drawn, a process is ready for the next client, and another one when that is taken", async () => {
  open(3, { keepsSpare: true });
  const endMallory = hold("Mallory");
  await until(() => expect(started()).toBe(2));
  const endRobin = hold("Robin");
  expect(started()).toBe(2);
  await until(() => expect(started()).toBe(3));
  await Promise.all([endMallory(), endRobin()]);
});

test("a process whose page broke it is replaced for the next client while somebody else's is drawn", async () => {
  open(2, { keepsSpare: true });
  const endMallory = hold("Mallory");
  await until(() => expect(started()).toBe(2));
  await pool.lend("Robin", async (reader) => {
    await reader.ask(QUESTION, { parse: String });
    reader.close();
  });
  await until(() => expect(started()).toBe(2));
  await endMallory();
});

test("however long somebody's pages take, the process for others stays; afterwards all give their memory back", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  open(2, { keepsSpare: true, idleMs: 0 });
  const endMallory = hold("Mallory");
  await until(() => expect(started()).toBe(2));
  vi.advanceTimersByTime(60_000);
  expect(started()).toBe(2);
  await endMallory();
  vi.advanceTimersByTime(60_000);
  expect(started()).toBe(0);
});

test("where memory is short, a process is started for the next client only when somebody waits for more than their share", async () => {
  open(2, { keepsSpare: false });
  const endFirst = hold("Mallory");
  await readers[1]?.warmUp();
  expect(started()).toBe(1);
  const endSecond = hold("Mallory");
  expect(started()).toBe(2);
  await pool.lend("Robin", async (reader) => expect(reader.isStarted).toBe(true));
  await Promise.all([endFirst(), endSecond()]);
});

test("once the server ends, no further process is started", async () => {
  open(3, { keepsSpare: true });
  const ends = [hold("Mallory"), hold("Robin")];
  pool.close();
  await Promise.all(ends.map((end) => end()));
  expect(started()).toBe(0);
});

test("a process that gives way does so from the priority that the server has", async () => {
  const pids: number[] = [];
  const start = () => {
    const child = startChild("#reader-program");
    pids.push(child.pid ?? 0);
    return child;
  };
  const reader = new Reader<object>({ ...TEXT_LIMITS, niceness: 3 }, start);
  pool = new ReaderPool([reader], { maxWaiting: 10 });
  await reader.warmUp();
  expect(getPriority(pids[0])).toBe(Math.min(19, getPriority() + 3));
});
