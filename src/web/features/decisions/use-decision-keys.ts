import { useEffect, useEffectEvent } from "react";
import type { Decision } from "#shared/candidates/decision.ts";

const KEYS: Partial<Record<string, Decision>> = { a: "advance", h: "hold", d: "decline" };

interface DecisionKeys {
  isOn: boolean;
  onDecide: (decision: Decision) => void;
  onUndo: () => void;
}

/** a, h and d decide on the report that is open, u takes the last decision back. Fields and dialogs have their keys for themselves. */
export function useDecisionKeys({ isOn, onDecide, onUndo }: DecisionKeys) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isOn || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTaken(event.target))
      return;
    const decision = KEYS[event.key];
    if (decision !== undefined) onDecide(decision);
    else if (event.key === "u") onUndo();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}

function isTaken(target: EventTarget | null) {
  if (document.querySelector("[role=dialog], [role=menu]")) return true;
  return target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");
}
