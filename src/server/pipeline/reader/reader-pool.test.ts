import { getPriority } from "node:os";
import { afterEach, expect, test } from "vitest";
import { until } from "#tests/support/until.ts";
import { ReaderPool } from "./reader-pool.ts";
import { Reader, startChild, TEXT_LIMITS } from "./reader.ts";

let pool: ReaderPool<object>;
afterEach(() => pool.close());

test("while somebody waits for more than their share, a process is started for the next", async () => {
  const readers = [new Reader<object>(), new Reader<object>()];
  pool = new ReaderPool(readers, 10);
  const { promise: drawn, resolve: endDrawing } = Promise.withResolvers<void>();
  const first = pool.lend("Mallory", () => drawn);
  expect(readers.map(({ isStarted }) => isStarted)).toEqual([false, false]);
  const second = pool.lend("Mallory", () => drawn);
  await until(() => expect(readers.map(({ isStarted }) => isStarted)).toEqual([true, false]));
  await pool.lend("Robin", async (reader) => expect(reader.isStarted).toBe(true));
  endDrawing();
  await Promise.all([first, second]);
});

test("a process that gives way does so from the priority that the server has", async () => {
  const pids: number[] = [];
  const start = () => {
    const child = startChild("#reader-program");
    pids.push(child.pid ?? 0);
    return child;
  };
  const reader = new Reader<object>({ ...TEXT_LIMITS, niceness: 3 }, start);
  pool = new ReaderPool([reader], 10);
  await reader.warmUp();
  expect(getPriority(pids[0])).toBe(Math.min(19, getPriority() + 3));
});
