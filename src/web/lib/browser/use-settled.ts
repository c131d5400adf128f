import { useEffect, useState } from "react";

/** The last value that stood for so long; until then `first`. */
export function useSettled<Value>(value: Value, ms: number, first: Value): Value {
  const [settled, setSettled] = useState(first);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
