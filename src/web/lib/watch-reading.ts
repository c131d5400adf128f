const IDLE_AFTER_MS = 5000;
const LONG_STAY_MS = 10_000;
const SHORT_STAY_MS = 5000;
const SCROLL_STEPS = [25, 50, 75, 100];
const INTERACTIONS = ["pointerdown", "pointermove", "keydown", "scroll"] as const;

interface Told {
  stayed: (timeMs: number) => void;
  scrolled: (percent: number) => void;
}

/** From here to the answered function is one stay on one page. Time that was told is not told again. */
export function watchReading({ stayed, scrolled }: Told) {
  const startedAt = performance.now();
  const steps = [...SCROLL_STEPS];
  const over = new AbortController();
  let toldUntil = startedAt;
  let idle: ReturnType<typeof setTimeout> | undefined;

  function tellStay(longerThanMs: number) {
    const now = performance.now();
    if (now - startedAt <= longerThanMs || now <= toldUntil) return;
    stayed(Math.round(now - toldUntil));
    toldUntil = now;
  }
  function interacted() {
    clearTimeout(idle);
    idle = setTimeout(() => tellStay(LONG_STAY_MS), IDLE_AFTER_MS);
  }
  function tellScroll() {
    const percent = scrolledPercent();
    while (steps[0] !== undefined && percent >= steps[0]) scrolled(steps.shift() ?? 0);
  }

  const listening = { passive: true, signal: over.signal };
  for (const kind of INTERACTIONS) window.addEventListener(kind, interacted, listening);
  window.addEventListener("scroll", tellScroll, listening);
  window.addEventListener("pagehide", () => tellStay(SHORT_STAY_MS), listening);
  interacted();
  return {
    leave: () => tellStay(SHORT_STAY_MS),
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
