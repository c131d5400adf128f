import { useSyncExternalStore } from "react";

let isOpen = false;
const listeners = new Set<() => void>();

export function setPaletteOpen(next: boolean | ((wasOpen: boolean) => boolean)) {
  isOpen = typeof next === "boolean" ? next : next(isOpen);
  for (const listener of listeners) listener();
}

export function usePaletteOpen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => isOpen,
  );
}
