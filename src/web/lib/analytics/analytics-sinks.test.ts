import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CountedEvent } from "#shared/site/counted-event.ts";
import type { Sink } from "#shared/site/sinks.ts";
import { pageSeen, trackChoice, trackLead, trackSignUp, trackTrial } from "./analytics.ts";
import { giveConsent, readConsent } from "./consent.ts";
import { startAnalytics } from "./send-analytics.ts";

let sent: { url: URL; body: unknown }[];
let stop: () => void = () => undefined;

beforeEach(() => {
  sent = [];
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async (url: string, { body }: RequestInit) => {
    sent.push({ url: new URL(url, location.origin), body: typeof body === "string" ? JSON.parse(body) : body });
    return new Response();
  });
  pageSeen("/before", "Before");
});

afterEach(() => {
  giveConsent("rejected");
  stop();
  localStorage.clear();
  history.replaceState(null, "", "/");
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function start(...sinks: Sink[]) {
  stop = startAnalytics(sinks);
}
const ours: Sink = { kind: "first-party", id: "" };
const pixel: Sink = { kind: "pixel", id: "4711" };
const bodies = () => sent.map(({ body }) => body);

test("where we count ourselves nothing is told before a yes or after a no", () => {
  start(ours, pixel);
  pageSeen("/", "Home");
  trackTrial("header");
  trackLead("book");
  giveConsent("rejected");
  trackLead("book");
  expect(sent).toEqual([]);
  expect(document.cookie).toBe("");
});

test("our own count takes the page's pattern and a known detail, and sets no cookie", () => {
  start(ours);
  giveConsent("accepted");
  pageSeen("/shortlist/4711", "Bram Coldwell");
  trackTrial("pricing");
  trackChoice({ contentId: "Compare plans", location: "pricing" });
  trackSignUp("book");
  trackLead("book");
  vi.advanceTimersByTime(6000);
  pageSeen("/bram-coldwell", "Page not found");
  const page = "/shortlist/:candidateId";
  expect(bodies()).toEqual([
    { name: "page_view", page: "/*", detail: "", time_ms: 0 },
    { name: "page_view", page, detail: "", time_ms: 0 },
    { name: "select_content", page, detail: "Try It Free, pricing", time_ms: 0 },
    { name: "select_content", page, detail: "Compare plans, pricing", time_ms: 0 },
    { name: "sign_up", page, detail: "book", time_ms: 0 },
    { name: "generate_lead", page, detail: "book", time_ms: 0 },
    { name: "user_engagement", page, detail: "", time_ms: 6000 },
    { name: "page_view", page: "/*", detail: "", time_ms: 0 },
  ]);
  expect(bodies().every((body) => CountedEvent.safeParse(body).success)).toBe(true);
  expect(sent.every(({ url }) => url.href === `${location.origin}/api/analytics/events`)).toBe(true);
  expect(document.cookie).toBe("");
});

test("a yes to our own count is none to somebody else, and one to both holds on the next visit", () => {
  start(ours);
  giveConsent("accepted");
  sent = [];
  stop();
  start(ours, pixel);
  expect(readConsent()).toBeUndefined();
  trackLead("book");
  expect(sent).toEqual([]);
  giveConsent("accepted");
  stop();
  start(ours, pixel);
  expect(readConsent()).toBe("accepted");
});

test("the pixel hears of a lead and of nothing else", () => {
  start(pixel);
  giveConsent("accepted");
  pageSeen("/book", "Get Candidate Scores");
  trackSignUp("book");
  expect(sent).toEqual([]);
  trackLead("book");
  expect(sent.map(({ url }) => url.origin + url.pathname)).toEqual(["https://www.facebook.com/tr/"]);
  expect(Object.fromEntries(sent[0]?.url.searchParams ?? [])).toEqual({
    id: "4711",
    ev: "Lead",
    dl: `${location.origin}/book`,
  });
});

test("the click on an advertisement is kept for the lead after a yes, and goes with a no", () => {
  history.replaceState(null, "", "/?fbclid=abc-1_2");
  start(pixel);
  pageSeen("/", "Home");
  history.replaceState(null, "", "/book");
  expect(document.cookie).toBe("");
  giveConsent("accepted");
  expect(document.cookie).toContain("evenhand_ad_click=fb.1.");
  trackLead("book");
  expect(sent[0]?.url.searchParams.get("fbc")).toMatch(/^fb\.1\.\d+\.abc-1_2$/);
  giveConsent("rejected");
  expect(document.cookie).toBe("");
});

test("a click id that is none is not taken", () => {
  history.replaceState(null, "", "/?fbclid=a%3B%20Domain%3Devil");
  start(pixel);
  giveConsent("accepted");
  trackLead("book");
  expect(sent[0]?.url.searchParams.has("fbc")).toBe(false);
});
