import { setTimeout as sleep } from "node:timers/promises";

/** Longer than the work takes on a machine that is not overloaded. */
const MIN_RESPONSE_MS = 100;

/** Answers after a time that does not tell how much there was to do. */
export async function padResponseTime<T>(work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([work, sleep(MIN_RESPONSE_MS)]);
  return result;
}
