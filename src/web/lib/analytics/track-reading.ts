const IDLE_AFTER_MS = 5000;
const LONG_STAY_MS = 10_000;
const SHORT_STAY_MS = 5000;
const SCROLL_STEPS = [25, 50, 75, 100];
const INTERACTIONS = ["pointerdown", "pointermove", "keydown", "scroll"] as const;

interface Tracked {
  stayed: (timeMs: number) => void;
  scrolled: (percent: number) => void;
}

/** From here to the answered function is one stay on one page. Time that was reported is not reported again. */
export function trackReading({ stayed, scrolled }: Tracked) {
  const startedAt = performance.now();
  const steps = [...SCROLL_STEPS];
  const over = new AbortController();
  let trackedUntil = startedAt;
  let idle: ReturnType<typeof setTimeout> | undefined;

  function trackStay(longerThanMs: number) {
    const now = performance.now();
    if (now - startedAt <= longerThanMs || now <= trackedUntil) return;
    stayed(Math.round(now - trackedUntil));
    trackedUntil = now;
  }
  function interacted() {
    clearTimeout(idle);
    idle = setTimeout(() => trackStay(LONG_STAY_MS), IDLE_AFTER_MS);
  }
  function trackScroll() {
    const percent = scrolledPercent();
    while (steps[0] !== undefined && percent >= steps[0]) scrolled(steps.shift() ?? 0);
  }

  const listening = { passive: true, signal: over.signal };
  for (const kind of INTERACTIONS) window.addEventListener(kind, interacted, listening);
  window.addEventListener("scroll", trackScroll, listening);
  window.addEventListener("pagehide", () => trackStay(SHORT_STAY_MS), listening);
  interacted();
  return {
    leave: () => trackStay(SHORT_STAY_MS),
    stop: () => {
      clearTimeout(idle);
      over.abort();
    },
  };
}

function scrolledPercent() {
  const hidden = document.documentElement.scrollHeight - window.innerHeight;
  return hidden <= 0 ? 0 : Math.round((window.scrollY / hidden) * 100);
}
