import { Search } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { setPaletteOpen } from "./palette-state.ts";

const isMac = navigator.userAgent.includes("Mac");

export function PaletteButton() {
  return (
    <Button
      variant="quiet"
      size="small"
      aria-keyshortcuts="Control+K Meta+K"
      className="max-sm:px-2"
      onClick={() => setPaletteOpen(true)}
    >
      <Search size={16} aria-hidden />
      <span className="max-lg:sr-only">Search</span>
      <kbd aria-hidden className="rounded-sm border border-line-strong px-1 font-sans text-11 text-ink-2 max-sm:hidden">
        {isMac ? "⌘ K" : "Ctrl K"}
      </kbd>
    </Button>
  );
}
