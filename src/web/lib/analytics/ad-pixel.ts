import { PIXEL_HOST } from "#shared/site/sinks.ts";
import type { SentEvent } from "./analytics.ts";
import { keepAdClick } from "./analytics-cookies.ts";
import { sendInBackground } from "./send-in-background.ts";

const CLICK = /^[\w-]{1,500}$/;

/** It hears of a lead and of nothing else; the click that led here is kept from the first event on. */
export function openPixel(id: string) {
  // Read at once: only the address that the advertisement opened carries it.
  const click = new URLSearchParams(window.location.search).get("fbclid") ?? "";
  const told = CLICK.test(click) ? `fb.1.${Date.now()}.${click}` : undefined;
  return ({ name, page }: SentEvent) => {
    const kept = keepAdClick(told);
    if (name !== "generate_lead") return;
    const said = new URLSearchParams({ id, ev: "Lead", dl: window.location.origin + page });
    if (kept !== undefined) said.set("fbc", kept);
    void sendInBackground(`${PIXEL_HOST}/tr/?${said}`, { mode: "no-cors" });
  };
}
