import { Moon, Sun } from "lucide-react";
import { toggleTheme, useTheme } from "#lib/browser/theme.ts";
import { IconButton } from "#ui/icon-button.tsx";

export function ThemeToggle() {
  const isDark = useTheme() === "dark";
  return (
    <IconButton label={isDark ? "Use light theme" : "Use dark theme"} onClick={toggleTheme}>
      <Sun size={18} aria-hidden className="not-dark:hidden" />
      <Moon size={18} aria-hidden className="dark:hidden" />
    </IconButton>
  );
}
