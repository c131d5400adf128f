import { COOKIE_MARKER } from "#shared/account/account.ts";
import { fetchWithRetry } from "#lib/api/fetch-with-retry.ts";

/** All tabs share one rotating cookie. Serialised across tabs, each sends the newest token and none looks like a replayed one. */
export async function fetchSerially(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const address = input instanceof Request ? input.url : input.toString();
  // Who logs out and closes the tab at once is logged out.
  if (address.includes("/logout")) return fetchWithRetry(input, { ...init, keepalive: true });
  if (!address.includes("grant_type=refresh_token")) return fetchWithRetry(input, init);
  const send = () => fetchWithRetry(input, { ...init, body: JSON.stringify({ refresh_token: COOKIE_MARKER }) });
  // Absent where the page came over plain HTTP from another machine.
  const locks: LockManager | null | undefined = navigator.locks;
  return locks ? await locks.request("evenhand-refresh", send) : send();
}

let asked = 0;

/**
 * For a minute the auth client answers a token that has failed once without asking again. Behind our marker the cookie may
 * have changed since, so every deliberate question comes with a token of its own, which `fetchSerially` replaces.
 */
export function freshMarker() {
  asked += 1;
  return `${COOKIE_MARKER}-${asked}`;
}

/** Neither sends nor keeps a cookie: the call does not touch the session of a user signed in at this browser. */
export function fetchWithoutCookie(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  return fetch(input, { ...init, credentials: "omit" });
}
