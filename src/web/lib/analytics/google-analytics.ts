import { ANALYTICS_HOST } from "#shared/site/sinks.ts";
import type { SentEvent } from "./analytics.ts";
import { visitorIds } from "./analytics-cookies.ts";
import { sendInBackground } from "./send-in-background.ts";

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
