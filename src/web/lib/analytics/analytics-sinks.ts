import type { CountedEvent } from "#shared/site/counted-event.ts";
import { COUNT_PATH, ANALYTICS_HOST, PIXEL_HOST } from "#shared/site/sinks.ts";
import type { SentEvent } from "./analytics.ts";
import { visitorIds, keepAdClick } from "./analytics-cookies.ts";

const CLICK = /^[\w-]{1,500}$/;

/** What a count is kept by, besides the event and the page. Titles and visitors are none of it. */
export function toCounted({ name, params, page }: SentEvent): CountedEvent {
  const { content_id, location, source, percent_scrolled, engagement_time_msec } = params;
  const detail = content_id === undefined ? (source ?? percent_scrolled ?? "") : `${content_id}, ${location}`;
  return { name, page, detail: `${detail}`, time_ms: Number(engagement_time_msec ?? 0) };
}

export function sendToOurselves(event: SentEvent) {
  void sendInBackground(COUNT_PATH, {
    headers: { "content-type": "application/json" },
    body: JSON.stringify(toCounted(event)),
  });
}

/** Numbers and words have names of their own kind there. */
export function sendToGoogle(id: string, { name, params, page, title }: SentEvent) {
  const { visitor, visit } = visitorIds();
  const said = new URLSearchParams({ v: "2", tid: id, cid: visitor, sid: visit, en: name });
  said.set("dl", window.location.origin + page);
  said.set("dt", title);
  for (const [key, value] of Object.entries(params)) {
    said.set(typeof value === "number" ? `epn.${key}` : `ep.${key}`, `${value}`);
  }
  void sendInBackground(`${ANALYTICS_HOST}/g/collect?${said}`, { mode: "no-cors" });
}

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

/** Fire and forget: a network error is ignored, and the request outlives the page (keepalive). */
async function sendInBackground(url: string, init: RequestInit) {
  await fetch(url, {
    method: "POST",
    credentials: "omit",
    referrerPolicy: "no-referrer",
    keepalive: true,
    ...init,
  }).catch((error: unknown) => {
    if (!(error instanceof TypeError)) throw error;
  });
}
