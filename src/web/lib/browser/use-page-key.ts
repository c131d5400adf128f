import { useEffect, useEffectEvent } from "react";

/** For shortcuts of a whole page. */
export function usePageKey(onKey: (event: KeyboardEvent) => void) {
  const handle = useEffectEvent(onKey);
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handle(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}

/** A letter that is typed into a field, or pressed together with a modifier, is no shortcut. */
export function isTyped({ target, ctrlKey, metaKey, altKey }: KeyboardEvent) {
  return ctrlKey || metaKey || altKey || isField(target);
}

/** An open dialog, menu or list and a field have their keys for themselves. */
export function isForOverlayOrField({ target }: KeyboardEvent) {
  return document.querySelector("[role=dialog], [role=menu], [role=listbox]") !== null || isField(target);
}

function isField(target: EventTarget | null) {
  return target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable], [role=slider]");
}
