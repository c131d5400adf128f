import { type KeyboardEvent, useState } from "react";
import type { Decision } from "#shared/candidates/decision.ts";

const STORE = "evenhand:list-keys-off";

/** Single keys disturb users of speech input; they can be switched off. */
export function useKeysSwitch() {
  const [isOn, setOn] = useState(() => localStorage.getItem(STORE) === null);
  function turn(next: boolean) {
    if (next) localStorage.removeItem(STORE);
    else localStorage.setItem(STORE, "true");
    setOn(next);
  }
  return { isOn, turn };
}

export type ListAction = "walk" | "select" | "open" | "email" | "delete" | "help" | "leave" | "undo" | Decision;

/** How many candidates on; what is beyond the first or the last is that one. */
const STEPS: Partial<Record<string, number>> = {
  j: 1,
  ArrowDown: 1,
  k: -1,
  ArrowUp: -1,
  PageDown: 10,
  PageUp: -10,
  Home: -Infinity,
  End: Infinity,
};

export const stepOf = (key: string) => STEPS[key] ?? 0;

const ACTIONS: Partial<Record<string, ListAction>> = {
  x: "select",
  Enter: "open",
  e: "email",
  a: "advance",
  h: "hold",
  d: "decline",
  u: "undo",
  Delete: "delete",
  "?": "help",
  Escape: "leave",
};

export const KEY_SHEET: readonly [keys: string, action: string][] = [
  ["/", "Search; Esc leads back to the list"],
  ["j or ↓", "Next candidate"],
  ["k or ↑", "Previous candidate"],
  ["Page Up, Page Down", "Ten candidates back or on"],
  ["Home, End", "First or last candidate"],
  ["x", "Select or unselect (Pro)"],
  ["Enter", "Open the report"],
  ["e", "Write an e-mail (Pro)"],
  ["a, h, d", "Advance, hold, decline: the selected, or this one"],
  ["u", "Undo the last decision"],
  ["Del", "Delete"],
  ["?", "Show these keys"],
  ["Esc", "Unselect all, then leave the list"],
];

/** React's event, or the browser's own. */
export type PressedKey = Pick<
  KeyboardEvent<HTMLElement>,
  "key" | "ctrlKey" | "metaKey" | "altKey" | "defaultPrevented" | "preventDefault"
> & { target: EventTarget | null; currentTarget: EventTarget | null };

/** What a key pressed in the list means. Enter on a button or a link is theirs. */
export function actionOf(event: PressedKey): ListAction | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return undefined;
  const action = event.key in STEPS ? "walk" : ACTIONS[event.key];
  return action === "open" && event.target !== event.currentTarget ? undefined : action;
}
