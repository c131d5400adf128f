import { ProgressLine } from "./progress-line.tsx";
import { useTicks } from "./use-ticks.ts";

const CAP_PERCENT = 95;
const DURATION_S = 90;
const SECOND_MS = 1000;

export function simulatedPercent(elapsedSeconds: number) {
  return Math.min(CAP_PERCENT, (elapsedSeconds / DURATION_S) * CAP_PERCENT);
}

/** Stands only until the first real figure: it has no count and no file name, because nobody knows them yet. */
export function SimulatedProgress() {
  return <ProgressLine percent={simulatedPercent(useTicks(SECOND_MS))} caption="Waiting for the first figure" />;
}
