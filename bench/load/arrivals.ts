import { setTimeout as sleep } from "node:timers/promises";
import type { Reply } from "./caller.ts";
import { Samples } from "./samples.ts";

export interface Arrived {
  /** Of answered calls below 400, from the moment each was due: a client that falls behind does not hide the wait. */
  times: Samples;
  statuses: Map<number, number>;
  /** Refusals that named no time to come back. */
  withoutRetryAfter: number;
  /** What was sent in truth: a client that cannot keep up has measured itself. */
  perSecond: number;
  /** By `performance.now()`. */
  endedSendingAt: number;
}

/** Calls come when they come, however long the earlier ones take. */
export async function arrive(
  name: string,
  { perSecond, seconds }: { perSecond: number; seconds: number },
  send: (place: number) => Promise<Reply>,
): Promise<Arrived> {
  const arrived = { times: new Samples(name), statuses: new Map<number, number>(), withoutRetryAfter: 0 };
  const running: Promise<void>[] = [];
  const start = performance.now();
  const total = Math.round(perSecond * seconds);
  for (let sent = 0; sent < total;) {
    const due = Math.min(total, Math.ceil(((performance.now() - start) / 1000) * perSecond));
    for (; sent < due; sent += 1) {
      const dueAt = start + (sent / perSecond) * 1000;
      running.push(send(sent).then((reply) => note(arrived, reply, performance.now() - dueAt)));
    }
    await sleep(1);
  }
  const endedSendingAt = performance.now();
  await Promise.all(running);
  return { ...arrived, perSecond: (1000 * total) / (endedSendingAt - start), endedSendingAt };
}

function note(arrived: Omit<Arrived, "perSecond" | "endedSendingAt">, { status, retryAfter }: Reply, ms: number) {
  arrived.statuses.set(status, (arrived.statuses.get(status) ?? 0) + 1);
  if (status >= 200 && status < 400) arrived.times.add(ms);
  if ((status === 503 || status === 429) && retryAfter === undefined) arrived.withoutRetryAfter += 1;
}

export function countStatuses(statuses: Map<number, number>, isWanted: (status: number) => boolean) {
  return [...statuses].reduce((sum, [status, count]) => (isWanted(status) ? sum + count : sum), 0);
}
