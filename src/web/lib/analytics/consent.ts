import { useSyncExternalStore } from "react";
import { createListeners } from "#lib/browser/listeners.ts";

/** Of this browser, on analytics. Undefined: nobody has been asked, and nothing is sent. */
export type Consent = "accepted" | "rejected";

const KEY = "evenhand:analytics-consent";
/** To whom the last yes was said. */
const SAID_TO_KEY = "evenhand:analytics-consent-to";
let askedFor = "";
const { notify, subscribe } = createListeners();

export function readConsent(): Consent | undefined {
  const kept = localStorage.getItem(KEY);
  return kept === "accepted" || kept === "rejected" ? kept : undefined;
}

export function giveConsent(consent: Consent) {
  localStorage.setItem(KEY, consent);
  if (consent === "accepted") localStorage.setItem(SAID_TO_KEY, askedFor);
  notify();
}

/** A yes holds for those whom the question named: where others would hear of it now, it is asked again. */
export function askConsentFor(hearers: string) {
  askedFor = hearers;
  if (readConsent() !== "accepted" || localStorage.getItem(SAID_TO_KEY) === hearers) return;
  localStorage.removeItem(KEY);
  notify();
}

/** Also what is chosen in another tab. */
export function followConsent(listener: () => void) {
  const unsubscribe = subscribe(listener);
  window.addEventListener("storage", listener);
  return () => {
    unsubscribe();
    window.removeEventListener("storage", listener);
  };
}

export function useConsent() {
  return useSyncExternalStore(followConsent, readConsent, () => undefined);
}
