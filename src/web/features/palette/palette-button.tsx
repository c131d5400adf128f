import { Search } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { Button } from "#ui/button.tsx";

const CommandPalette = lazy(async () => ({ default: (await import("./command-palette.tsx")).CommandPalette }));
const isMac = navigator.userAgent.includes("Mac");

/** The palette itself is fetched when it is first asked for. */
export function PaletteButton({ onLeave }: { onLeave: () => void }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      setOpen((wasOpen) => !wasOpen);
    }
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  return (
    <>
      <Button
        look="quiet"
        size="small"
        aria-keyshortcuts="Control+K Meta+K"
        className="max-sm:px-2"
        onClick={() => setOpen(true)}
      >
        <Search size={16} aria-hidden />
        <span className="max-sm:sr-only">Search</span>
        <kbd
          aria-hidden
          className="rounded-sm border border-line-strong px-1 font-sans text-11 text-ink-2 max-sm:hidden"
        >
          {isMac ? "⌘ K" : "Ctrl K"}
        </kbd>
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <CommandPalette onLeave={onLeave} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
