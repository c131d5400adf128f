import { useSyncExternalStore } from "react";

export type Theme = "light" | "dark";

const KEY = "evenhand:theme";
const systemDark = window.matchMedia("(prefers-color-scheme: dark)");
const listeners = new Set<() => void>();

function currentTheme(): Theme {
  const chosen = localStorage.getItem(KEY);
  if (chosen === "light" || chosen === "dark") return chosen;
  return systemDark.matches ? "dark" : "light";
}

/** Puts the theme on the page and keeps it there when the system or another tab changes it. */
function applyTheme() {
  const theme = currentTheme();
  document.documentElement.classList.toggle("dark", theme === "dark");
  document.documentElement.classList.toggle("light", theme === "light");
  for (const listener of listeners) listener();
}

export function followTheme() {
  applyTheme();
  systemDark.addEventListener("change", applyTheme);
  window.addEventListener("storage", applyTheme);
}

export function toggleTheme() {
  localStorage.setItem(KEY, currentTheme() === "dark" ? "light" : "dark");
  applyTheme();
}

export function useTheme(): Theme {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, currentTheme);
}
