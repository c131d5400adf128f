import { isTyped, usePageKey } from "#lib/browser/use-page-key.ts";

/** j and k lead from card to card, unless something is being written or chosen. */
export function useCardKeys() {
  usePageKey(moveFocus);
}

function moveFocus(event: KeyboardEvent) {
  const step = event.key === "j" ? 1 : event.key === "k" ? -1 : 0;
  if (step === 0 || isTyped(event)) return;
  const cards = [...document.querySelectorAll<HTMLElement>("[data-card]")];
  const at = cards.findIndex((card) => card.contains(document.activeElement));
  const next = cards[at < 0 ? 0 : at + step];
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: "nearest" });
}
