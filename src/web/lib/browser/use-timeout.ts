import { useEffect, useEffectEvent } from "react";

/** Runs the action once it has been on for so long; off again, or gone from the page, it does not run. */
export function useTimeout(action: () => void, ms: number, isOn = true) {
  const run = useEffectEvent(action);
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setTimeout(() => run(), ms);
    return () => clearTimeout(timer);
  }, [ms, isOn]);
}
