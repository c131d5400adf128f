import { setTimeout as sleep } from "node:timers/promises";

/** Longer than the work takes on a machine that is not overloaded. */
const MIN_RESPONSE_MS = 100;

/** Answers after a fixed minimum time, so that the response time does not reveal whether an account exists. */
export async function padResponseTime<T>(work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([work, sleep(MIN_RESPONSE_MS)]);
  return result;
}
