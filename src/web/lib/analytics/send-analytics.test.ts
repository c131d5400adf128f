import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pageSeen, trackLead, trackSignUp, trackTrial } from "./analytics.ts";
import { giveConsent } from "./consent.ts";
import { startAnalytics } from "./send-analytics.ts";

let sent: URL[];
let stop: () => void;

beforeEach(() => {
  sent = [];
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async (url: string) => {
    sent.push(new URL(url));
    return new Response();
  });
  pageSeen("/before", "Before");
  stop = startAnalytics([{ kind: "analytics", id: "G-4711" }]);
});

afterEach(() => {
  giveConsent("rejected");
  stop();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const events = () => sent.map(({ searchParams }) => searchParams.get("en"));
const last = () => Object.fromEntries(sent.at(-1)?.searchParams ?? []);
const stayedMs = () => sent.flatMap(({ searchParams }) => Number(searchParams.get("epn.engagement_time_msec")) || []);

function scrollTo(percent: number) {
  vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(window.innerHeight + 1000);
  Object.defineProperty(window, "scrollY", { value: percent * 10, configurable: true });
  window.dispatchEvent(new Event("scroll"));
}

test("before I am asked, and after I said no, nothing leaves the browser and no cookie is set", () => {
  pageSeen("/", "Home");
  trackTrial("header");
  giveConsent("rejected");
  pageSeen("/terms", "Terms");
  expect(sent).toEqual([]);
  expect(document.cookie).not.toContain("evenhand_visit");
});

test("from my yes on each new page is counted once, with its title", () => {
  pageSeen("/", "Home");
  giveConsent("accepted");
  pageSeen("/terms", "Terms");
  pageSeen("/terms", "Terms, loaded");
  expect(sent.map(({ searchParams }) => [searchParams.get("dl"), searchParams.get("dt")])).toEqual([
    [`${location.origin}/`, "Home"],
    [`${location.origin}/terms`, "Terms"],
  ]);
  expect(last()).toMatchObject({ tid: "G-4711", en: "page_view" });
  expect(document.cookie).toContain("evenhand_visitor=");
});

test("neither the name nor the id of a candidate is sent, nor an address nobody knows", () => {
  giveConsent("accepted");
  pageSeen("/shortlist/4711", "Bram Coldwell");
  expect(last()).toMatchObject({
    dl: `${location.origin}/shortlist/:candidateId`,
    dt: "Evenhand /shortlist/:candidateId",
  });
  pageSeen("/bram-coldwell", "Page not found");
  expect(last()["dl"]).toBe(`${location.origin}/*`);
});

test("a page without a title is called by the product and its address", () => {
  giveConsent("accepted");
  pageSeen("/who", "");
  expect(last()["dt"]).toBe("Evenhand /who");
});

test("when I take my consent back the cookies go and nothing more is sent", () => {
  giveConsent("accepted");
  const before = sent.length;
  giveConsent("rejected");
  pageSeen("/terms", "Terms");
  expect(sent).toHaveLength(before);
  expect(document.cookie).not.toContain("evenhand_visitor=");
});

test("'Try It Free' is worth a pound, a sign-up says how, and a lead is told", () => {
  giveConsent("accepted");
  trackTrial("header");
  expect(last()).toMatchObject({
    en: "select_content",
    "ep.content_type": "cta",
    "ep.content_id": "Try It Free",
    "ep.location": "header",
    "ep.cta_type": "button",
    "epn.value": "1",
    "ep.currency": "GBP",
  });
  trackSignUp("book");
  expect(last()).toMatchObject({
    en: "sign_up",
    "ep.method": "email",
    "ep.source": "book",
    "ep.email_type": "waitlist",
  });
  trackLead("book");
  expect(last()["en"]).toBe("generate_lead");
});

test("scrolling is told at each quarter of the page, once", () => {
  giveConsent("accepted");
  pageSeen("/dpa", "DPA");
  for (const percent of [10, 24, 60, 55, 100, 0, 100]) scrollTo(percent);
  const steps = sent.filter(({ searchParams }) => searchParams.get("en") === "scroll");
  expect(steps.map(({ searchParams }) => searchParams.get("epn.percent_scrolled"))).toEqual(["25", "50", "75", "100"]);
  expect(last()["ep.page_path"]).toBe("/dpa");
});

test("a stay is told when I rest after more than ten seconds, and its time only once", () => {
  giveConsent("accepted");
  pageSeen("/dpa", "DPA");
  vi.advanceTimersByTime(4000);
  window.dispatchEvent(new Event("keydown"));
  vi.advanceTimersByTime(5000);
  expect(stayedMs()).toEqual([]);
  vi.advanceTimersByTime(3000);
  window.dispatchEvent(new Event("keydown"));
  vi.advanceTimersByTime(5000);
  expect(stayedMs()).toEqual([17_000]);
  vi.advanceTimersByTime(2000);
  pageSeen("/terms", "Terms");
  expect(stayedMs()).toEqual([17_000, 2000]);
});

test("leaving tells a stay of more than five seconds, for the page that is left", () => {
  giveConsent("accepted");
  pageSeen("/dpa", "DPA");
  vi.advanceTimersByTime(5000);
  pageSeen("/terms", "Terms");
  expect(stayedMs()).toEqual([]);
  vi.advanceTimersByTime(6000);
  window.dispatchEvent(new Event("pagehide"));
  expect(stayedMs()).toEqual([6000]);
  expect(last()["dl"]).toBe(`${location.origin}/terms`);
  expect(events().filter((name) => name === "user_engagement")).toHaveLength(1);
});
