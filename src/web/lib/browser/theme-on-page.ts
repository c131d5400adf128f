export type Theme = "light" | "dark";

const KEY = "evenhand:theme";
/** As --bg in tokens.css: what a browser paints its own bars with. */
const BAR_COLOUR: Record<Theme, string> = { light: "#f4f7f9", dark: "#0f1319" };

export function currentTheme(): Theme {
  const chosen = localStorage.getItem(KEY);
  if (chosen === "light" || chosen === "dark") return chosen;
  return window.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

export function chooseTheme(theme: Theme) {
  localStorage.setItem(KEY, theme);
}

/** Also run before the first paint, beside nothing else: this file imports no framework. */
export function showTheme() {
  const theme = currentTheme();
  document.documentElement.classList.toggle("dark", theme === "dark");
  document.documentElement.classList.toggle("light", theme === "light");
  for (const bar of document.querySelectorAll('meta[name="theme-color"]')) {
    bar.setAttribute("content", BAR_COLOUR[theme]);
  }
}
