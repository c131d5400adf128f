import { useSyncExternalStore } from "react";
import { chooseTheme, currentTheme, showTheme, type Theme } from "./theme-on-page.ts";

const listeners = new Set<() => void>();

/** Puts the theme on the page and keeps it there when the system or another tab changes it. */
function applyTheme() {
  showTheme();
  for (const listener of listeners) listener();
}

export function followTheme() {
  applyTheme();
  window.matchMedia("(prefers-color-scheme: dark)").addEventListener("change", applyTheme);
  window.addEventListener("storage", applyTheme);
}

export function toggleTheme() {
  chooseTheme(currentTheme() === "dark" ? "light" : "dark");
  applyTheme();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, () => "light");
}
