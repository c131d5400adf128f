import { useSyncExternalStore } from "react";
import { createListeners } from "./listeners.ts";
import { chooseTheme, currentTheme, showTheme, type Theme } from "./theme-on-page.ts";

const { notify, subscribe } = createListeners();

/** Puts the theme on the page and keeps it there when the system or another tab changes it. */
function applyTheme() {
  showTheme();
  notify();
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

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, () => "light");
}
