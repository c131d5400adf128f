import type { ChoiceId, ChoiceLocation, EventName, SignUpSource } from "#shared/site/counted-event.ts";

/** What happened, and on which page. The address is the browser's own: the sender takes the names and ids out. */
export interface AnalyticsEvent {
  name: EventName;
  params: Record<string, string | number>;
  page: SeenPage;
}

export interface SeenPage {
  path: string;
  title: string;
}

/** As it leaves: the page is a pattern, and the title names no person. */
export interface SentEvent {
  name: EventName;
  params: AnalyticsEvent["params"];
  page: string;
  title: string;
}

type Listener = (event: AnalyticsEvent) => void;

/** More than happens before the sender, which is fetched after the page, has come. */
const MOST_WAITING = 20;
const waiting: AnalyticsEvent[] = [];
let page: SeenPage = { path: typeof window === "undefined" ? "" : window.location.pathname, title: "" };
let listener: Listener | undefined;

function track(name: AnalyticsEvent["name"], params: AnalyticsEvent["params"] = {}) {
  const event = { name, params, page };
  if (listener) listener(event);
  else if (waiting.length < MOST_WAITING) waiting.push(event);
}

/** The first page was counted before it said its title: a yes can come before the page. */
let isCounted = false;

/** A page says so itself, because only it knows its title; a second time for one address is the same view. */
export function pageSeen(path: string, title: string) {
  const isSame = page.path === path;
  if (isSame && page.title !== "") return;
  page = { path, title };
  if (!isSame || !isCounted) track("page_view");
}

export function trackChoice(
  { contentId, location, ctaType = "button" }: { contentId: ChoiceId; location: ChoiceLocation; ctaType?: string },
  worth: { value?: number; currency?: string } = {},
) {
  track("select_content", { content_type: "cta", content_id: contentId, location, cta_type: ctaType, ...worth });
}

export function trackTrial(location: ChoiceLocation) {
  trackChoice({ contentId: "Try It Free", location }, { value: 1, currency: "GBP" });
}

export function trackSignUp(source: SignUpSource, emailType = "waitlist") {
  track("sign_up", { method: "email", source, email_type: emailType });
}

export function trackLead(source: SignUpSource) {
  track("generate_lead", { source });
}

/** There is one sender at most; what waited for it comes first. */
export function sendEventsTo(send: Listener) {
  listener = send;
  for (const event of waiting.splice(0)) send(event);
  return () => {
    listener = undefined;
  };
}

/** For whoever counts a view that began earlier. */
export function seenPage() {
  isCounted = true;
  return page;
}
