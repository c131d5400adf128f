import { LIVE_BACKOFF_MS } from "#shared/limits.ts";

const LONGEST_MS = 10_000;

/** Jitter (0.5 to 1.5 of the pause), so that browsers do not reconnect at the same moment. */
export function spread(pauseMs: number, random = Math.random): number {
  return pauseMs * (0.5 + random());
}

export function backOffMs(failures: number): number {
  return spread(LIVE_BACKOFF_MS[failures] ?? LONGEST_MS);
}

/** Over at once when the signal ends it. */
export function pause(ms: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
