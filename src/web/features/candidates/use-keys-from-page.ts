import { useEffect, useEffectEvent } from "react";

const WALKING = new Set(["j", "k"]);

/** j and k begin to walk through the list at once, as long as nothing else of the page has the focus. */
export function useKeysFromPage(isOn: boolean, onKey: (event: KeyboardEvent) => void) {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (isOn && WALKING.has(event.key) && isOfThePage(event.target)) onKey(event);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => hear(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}

function isOfThePage(target: EventTarget | null) {
  return target instanceof HTMLElement && (target === document.body || target.id === "content");
}
