const DAY_S = 24 * 60 * 60;
/** An age in the past deletes a cookie. */
const GONE_S = -1;
/** Names and durations stand in the cookie policy. */
const COOKIES = {
  visitor: { name: "evenhand_visitor", forS: 395 * DAY_S },
  visit: { name: "evenhand_visit", forS: DAY_S },
  adClick: { name: "evenhand_ad_click", forS: 90 * DAY_S },
};

/** Drawn by chance when first needed; they say that two views are one browser's, and nothing else. */
export function visitorIds() {
  return { visitor: keep(COOKIES.visitor), visit: keep(COOKIES.visit) };
}

/** The newest one counts; without one, what is still kept. */
export function keepAdClick(click: string | undefined): string | undefined {
  const { name, forS } = COOKIES.adClick;
  if (click !== undefined) write(name, click, forS);
  return read(name);
}

export function forgetVisitor() {
  for (const { name } of Object.values(COOKIES)) write(name, "", GONE_S);
}

function keep({ name, forS }: { name: string; forS: number }) {
  const kept = read(name);
  if (kept !== undefined) return kept;
  const drawn = crypto.getRandomValues(new Uint32Array(2)).join(".");
  write(name, drawn, forS);
  return drawn;
}

function read(name: string) {
  const pair = document.cookie.split("; ").find((each) => each.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}

function write(name: string, value: string, forS: number) {
  const secure = window.location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${name}=${value}; Path=/; SameSite=Lax; Max-Age=${forS}${secure}`;
}
