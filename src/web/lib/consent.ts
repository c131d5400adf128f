import { useSyncExternalStore } from "react";

/** Of this browser, on analytics. Undefined: nobody has been asked, and nothing is sent. */
export type Consent = "accepted" | "rejected";

const KEY = "evenhand:analytics-consent";
const listeners = new Set<() => void>();

export function readConsent(): Consent | undefined {
  const kept = localStorage.getItem(KEY);
  return kept === "accepted" || kept === "rejected" ? kept : undefined;
}

export function giveConsent(consent: Consent) {
  localStorage.setItem(KEY, consent);
  for (const listener of listeners) listener();
}

/** Also what is chosen in another tab. */
export function followConsent(listener: () => void) {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

export function useConsent() {
  return useSyncExternalStore(followConsent, readConsent, () => undefined);
}
