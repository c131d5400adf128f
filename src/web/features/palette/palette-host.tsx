import { lazy, Suspense, useEffect } from "react";
import { setPaletteOpen, usePaletteOpen } from "./palette-state.ts";

const CommandPalette = lazy(async () => ({ default: (await import("./command-palette.tsx")).CommandPalette }));

/** Around the pages, so that one that is still being loaded does not take the palette with it. It is fetched when it is first asked for. */
export function PaletteHost({ onLeave }: { onLeave: () => void }) {
  const isOpen = usePaletteOpen();
  useEffect(() => {
    document.addEventListener("keydown", toggleByKey);
    return () => {
      document.removeEventListener("keydown", toggleByKey);
      setPaletteOpen(false);
    };
  }, []);
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <CommandPalette onLeave={onLeave} onClose={() => setPaletteOpen(false)} />
    </Suspense>
  );
}

function toggleByKey(event: KeyboardEvent) {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (key.toLowerCase() !== "k" || !(ctrlKey || metaKey) || altKey || shiftKey) return;
  event.preventDefault();
  setPaletteOpen((wasOpen) => !wasOpen);
}
