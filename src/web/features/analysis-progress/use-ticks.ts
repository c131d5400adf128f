import { useEffect, useState } from "react";

/** Counts up while the component is shown. */
export function useTicks(everyMs: number) {
  const [ticks, setTicks] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTicks((before) => before + 1), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return ticks;
}
