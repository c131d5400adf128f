import type { CountedEvent } from "#shared/site/counted-event.ts";
import { COUNT_PATH } from "#shared/site/sinks.ts";
import type { SentEvent } from "./analytics.ts";
import { sendInBackground } from "./send-in-background.ts";

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
