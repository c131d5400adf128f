import { isForOverlayOrField, isTyped, usePageKey } from "#lib/browser/use-page-key.ts";
import type { Decision } from "#shared/candidates/decision.ts";

const KEYS: Partial<Record<string, Decision>> = { a: "advance", h: "hold", d: "decline" };

interface DecisionKeys {
  isOn: boolean;
  onDecide: (decision: Decision) => void;
  onUndo: () => void;
}

/** a, h and d decide on the report that is open, u takes the last decision back. Fields and dialogs have their keys for themselves. */
export function useDecisionKeys({ isOn, onDecide, onUndo }: DecisionKeys) {
  usePageKey((event) => {
    if (!isOn || event.defaultPrevented || isTyped(event) || isForOverlayOrField(event)) return;
    const decision = KEYS[event.key];
    if (decision !== undefined) onDecide(decision);
    else if (event.key === "u") onUndo();
  });
}
