const FAILURES_IN_A_ROW = 5;
const PAUSE_MS = 60_000;
/** A wrong key or address is not right again in a minute. */
const LONG_PAUSE_MS = 10 * 60_000;

/**
 * Circuit breaker: after several failures in a row no call is made for a while, so that 250 CVs do not each wait for a provider that is
 * down.
 */
export class CircuitBreaker {
  #failures = 0;
  #opensAgainAt = 0;

  isOpen(now: number): boolean {
    return now < this.#opensAgainAt;
  }

  noteSuccess() {
    this.#failures = 0;
  }

  noteFailure(now: number) {
    this.#failures += 1;
    if (this.#failures >= FAILURES_IN_A_ROW) this.pause(now, PAUSE_MS);
  }

  noteWrongSetting(now: number) {
    this.pause(now, LONG_PAUSE_MS);
  }

  /** One that fails after the pause is enough for the next. */
  pause(now: number, forMs: number) {
    this.#failures = FAILURES_IN_A_ROW - 1;
    this.#opensAgainAt = Math.max(this.#opensAgainAt, now + Math.min(forMs, LONG_PAUSE_MS));
  }
}
