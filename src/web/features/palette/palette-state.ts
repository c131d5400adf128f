import { useSyncExternalStore } from "react";
import { createListeners } from "#lib/browser/listeners.ts";

let isOpen = false;
const { notify, subscribe } = createListeners();

export function setPaletteOpen(next: boolean | ((wasOpen: boolean) => boolean)) {
  isOpen = typeof next === "boolean" ? next : next(isOpen);
  notify();
}

export function usePaletteOpen(): boolean {
  return useSyncExternalStore(subscribe, () => isOpen);
}
