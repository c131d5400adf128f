import { pageOf } from "#shared/site/pages.ts";
import { type Sink, UNKNOWN_PAGE } from "#shared/site/sinks.ts";
import { openPixel, sendToOurselves, sendToGoogle } from "./analytics-sinks.ts";
import { forgetVisitor } from "./analytics-cookies.ts";
import { type AnalyticsEvent, seenPage, sendEventsTo, type SeenPage, type SentEvent } from "./analytics.ts";
import { askConsentFor, followConsent, readConsent } from "./consent.ts";
import { trackReading } from "./track-reading.ts";

const OPEN: Record<Sink["kind"], (id: string) => (event: SentEvent) => void> = {
  "first-party": () => sendToOurselves,
  analytics: (id) => (event) => sendToGoogle(id, event),
  pixel: openPixel,
};

/** Sends what happens while there is consent. The visit is counted from the moment it is given. */
export function startAnalytics(sinks: readonly Sink[]) {
  askConsentFor(sinks.map(({ kind, id }) => kind + id).join(" "));
  const senders = sinks.map(({ kind, id }) => OPEN[kind](id));
  let reading: ReturnType<typeof trackReading> | undefined;
  let consent = readConsent();

  function deliver(event: AnalyticsEvent) {
    if (readConsent() !== "accepted") return;
    if (event.name === "page_view") openPage(event.page);
    const leaving = withoutNames(event);
    for (const send of senders) send(leaving);
  }
  function openPage(page: SeenPage) {
    reading?.leave();
    reading?.stop();
    reading = trackReading({
      stayed: (timeMs) => deliver({ name: "user_engagement", params: { engagement_time_msec: timeMs }, page }),
      scrolled: (percent) => {
        const params = { percent_scrolled: percent, page_path: patternOf(page) };
        deliver({ name: "scroll", params, page });
      },
    });
  }
  function consentChanged() {
    if (readConsent() === consent) return;
    consent = readConsent();
    reading?.stop();
    reading = undefined;
    if (consent === "accepted") deliver({ name: "page_view", params: {}, page: seenPage() });
    else forgetVisitor();
  }

  const stopFollowing = followConsent(consentChanged);
  const stopSending = sendEventsTo(deliver);
  return () => {
    reading?.stop();
    stopFollowing();
    stopSending();
  };
}

const patternOf = ({ path }: SeenPage) => pageOf(path) ?? UNKNOWN_PAGE;

/** A page about one person has that person's name as its title. */
function titleOf(page: SeenPage) {
  const pattern = patternOf(page);
  return page.title === "" || pattern.includes(":") ? `Evenhand ${pattern}` : page.title;
}

function withoutNames({ name, params, page }: AnalyticsEvent): SentEvent {
  return { name, params, page: patternOf(page), title: titleOf(page) };
}
