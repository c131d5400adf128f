import { pause, spread } from "./back-off.ts";
import { whileBusy } from "./busy-server.ts";
import { readRefusal } from "./read-refusal.ts";

const TRIES = 4;
const USUAL_WAIT_MS = 2000;

/** Retries a call that was shed (503 "overloaded"). Nothing was begun, so writes are safe to repeat too. */
export async function fetchWithRetry(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const response = await fetch(input, init);
    if (response.status !== 503 || tries === TRIES) return response;
    const { code, retryAfterMs = USUAL_WAIT_MS } = await readRefusal(response.clone());
    if (code !== "overloaded") return response;
    await whileBusy(pause(spread(retryAfterMs * 2 ** (tries - 1)), init?.signal));
  }
}
