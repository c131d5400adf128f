import { useEffect, useState } from "react";
import { ProgressLine } from "./progress-line.tsx";

const CAP_PERCENT = 95;
const DURATION_S = 90;
const TICK_MS = 1000;

export function simulatedPercent(elapsedSeconds: number) {
  return Math.min(CAP_PERCENT, (elapsedSeconds / DURATION_S) * CAP_PERCENT);
}

/** Stands only until the first real figure: it has no count and no file name, because nobody knows them yet. */
export function SimulatedProgress() {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + TICK_MS / 1000), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return <ProgressLine percent={simulatedPercent(seconds)} caption="Waiting for the first figure" />;
}
