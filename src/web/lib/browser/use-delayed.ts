import { useEffect, useRef } from "react";

interface Delay {
  /** `debounce`: once nothing new has come for so long. `throttle`: at most once in so long, and always the last. */
  kind: "debounce" | "throttle";
  ms: number;
}

/** What still waits when the component goes is dropped. */
export function useDelayed<Value>({ kind, ms }: Delay, action: (value: Value) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const next = useRef<() => void>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  return (value: Value) => {
    next.current = () => action(value);
    if (kind === "throttle" && timer.current !== undefined) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      timer.current = undefined;
      next.current?.();
    }, ms);
  };
}
