import { useSyncExternalStore } from "react";

/** The width from which two columns stand side by side; the style sheet calls it `lg`. */
const wide = window.matchMedia("(min-width: 64rem)");

function subscribe(onChange: () => void) {
  wide.addEventListener("change", onChange);
  return () => wide.removeEventListener("change", onChange);
}

export function useWideScreen(): boolean {
  return useSyncExternalStore(subscribe, () => wide.matches);
}
