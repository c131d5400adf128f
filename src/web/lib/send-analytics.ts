import { pageOf } from "#shared/pages.ts";
import { ANALYTICS_HOST } from "#shared/site.ts";
import { forgetVisitor, visitorIds } from "./analytics-cookies.ts";
import { type AnalyticsEvent, seenPage, sendEventsTo, type SeenPage } from "./analytics.ts";
import { followConsent, readConsent } from "./consent.ts";
import { watchReading } from "./watch-reading.ts";

/** Sends what happens while there is consent. The visit is counted from the moment it is given. */
export function startAnalytics(id: string) {
  let reading: ReturnType<typeof watchReading> | undefined;
  let consent = readConsent();

  function deliver(event: AnalyticsEvent) {
    if (readConsent() !== "accepted") return;
    if (event.name === "page_view") openPage(event.page);
    send(id, event);
  }
  function openPage(page: SeenPage) {
    reading?.leave();
    reading?.stop();
    reading = watchReading({
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

function patternOf({ path }: SeenPage) {
  return pageOf(path) ?? "/*";
}

/** A page about one person has that person's name as its title. */
function titleOf(page: SeenPage) {
  const pattern = patternOf(page);
  return page.title === "" || pattern.includes(":") ? `Evenhand ${pattern}` : page.title;
}

function send(id: string, { name, params, page }: AnalyticsEvent) {
  const { visitor, visit } = visitorIds();
  const said = new URLSearchParams({ v: "2", tid: id, cid: visitor, sid: visit, en: name });
  said.set("dl", window.location.origin + patternOf(page));
  said.set("dt", titleOf(page));
  for (const [key, value] of Object.entries(params)) {
    said.set(typeof value === "number" ? `epn.${key}` : `ep.${key}`, `${value}`);
  }
  void post(`${ANALYTICS_HOST}/g/collect?${said}`);
}

/** Nobody waits for it, and a visitor whose network refuses it need not know. */
async function post(url: string) {
  await fetch(url, {
    method: "POST",
    mode: "no-cors",
    credentials: "omit",
    referrerPolicy: "no-referrer",
    keepalive: true,
  }).catch((error: unknown) => {
    if (!(error instanceof TypeError)) throw error;
  });
}
