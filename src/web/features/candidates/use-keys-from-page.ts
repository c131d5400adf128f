import { usePageKey } from "#lib/browser/use-page-key.ts";

const WALKING = new Set(["j", "k"]);

/** j and k begin to walk through the list at once, as long as nothing else of the page has the focus. */
export function useKeysFromPage(isOn: boolean, onKey: (event: KeyboardEvent) => void) {
  usePageKey((event) => {
    if (isOn && WALKING.has(event.key) && isOfThePage(event.target)) onKey(event);
  });
}

function isOfThePage(target: EventTarget | null) {
  return target instanceof HTMLElement && (target === document.body || target.id === "content");
}
