// The refresh token is in a cookie no script can read. This mark only says that asking for a session is worth a request,
// so that a visitor's first page loads neither the auth client nor a certain refusal.
export const HINT_KEY = "evenhand:had-session";

/** Pages are written for visitors. With this class they hold back what they offer to visitors alone. */
const EXPECTED = "session-expected";

export function hasSessionHint() {
  return localStorage.getItem(HINT_KEY) !== null;
}

export function keepSessionHint() {
  localStorage.setItem(HINT_KEY, "1");
}

export function dropSessionHint() {
  localStorage.removeItem(HINT_KEY);
  document.documentElement.classList.remove(EXPECTED);
}

export function expectSession() {
  if (hasSessionHint()) document.documentElement.classList.add(EXPECTED);
}
