import { setTimeout as sleep } from "node:timers/promises";

/** Longer than the work takes on a machine that is not overloaded. */
const EVEN_MS = 100;

/** Answers after a time that does not tell how much there was to do. */
export async function evenly<T>(work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([work, sleep(EVEN_MS)]);
  return result;
}
