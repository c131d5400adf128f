import { useSyncExternalStore } from "react";

/** Of this browser, on analytics. Undefined: nobody has been asked, and nothing is sent. */
export type Consent = "accepted" | "rejected";

const KEY = "evenhand:analytics-consent";
/** To whom the last yes was said. */
const SAID_TO_KEY = "evenhand:analytics-consent-to";
let askedFor = "";
const listeners = new Set<() => void>();

export function readConsent(): Consent | undefined {
  const kept = localStorage.getItem(KEY);
  return kept === "accepted" || kept === "rejected" ? kept : undefined;
}

export function giveConsent(consent: Consent) {
  localStorage.setItem(KEY, consent);
  if (consent === "accepted") localStorage.setItem(SAID_TO_KEY, askedFor);
  for (const listener of listeners) listener();
}

/** A yes holds for those whom the question named: where others would hear of it now, it is asked again. */
export function askConsentFor(hearers: string) {
  askedFor = hearers;
  if (readConsent() !== "accepted" || localStorage.getItem(SAID_TO_KEY) === hearers) return;
  localStorage.removeItem(KEY);
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
