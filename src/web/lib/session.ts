import { useSyncExternalStore } from "react";
import type { UserId } from "#shared/ids.ts";

export interface SessionUser {
  id: UserId;
  email: string;
  fullName: string;
}

export type Session =
  | { kind: "loading" }
  | { kind: "signed-out" }
  | { kind: "signed-in"; user: SessionUser }
  /** There may be a session, but the server could not be asked. */
  | { kind: "unreachable" };

// The refresh token is in a cookie no script can read. This mark only says that asking for a session is worth a request,
// so that a visitor's first page loads neither the auth client nor a certain refusal.
const HINT_KEY = "evenhand:had-session";

let current: Session = { kind: "loading" };
const listeners = new Set<() => void>();

const authClient = () => import("./auth-client.ts");

export function setSession(next: Session) {
  if (next.kind === "signed-in") localStorage.setItem(HINT_KEY, "1");
  if (next.kind === "signed-out") localStorage.removeItem(HINT_KEY);
  if (isSame(current, next)) return;
  current = next;
  for (const listener of listeners) listener();
}

/** The auth client repeats itself whenever the tab becomes visible; nobody needs to render that. */
function isSame(before: Session, after: Session) {
  if (before.kind !== "signed-in" || after.kind !== "signed-in") return before.kind === after.kind;
  return before.user.id === after.user.id && before.user.fullName === after.user.fullName;
}

export function getSession() {
  return current;
}

export function subscribeToSession(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, getSession);
}

/** Called once when the page loads, and again by a person after `unreachable`. */
export async function restoreSession() {
  if (!localStorage.getItem(HINT_KEY)) return setSession({ kind: "signed-out" });
  setSession({ kind: "loading" });
  const { restore } = await authClient();
  setSession(await restore());
}

export async function logIn(input: { email: string; password: string }) {
  const client = await authClient();
  await client.logIn(input);
}

export async function signUp(input: { email: string; password: string; fullName: string }) {
  const client = await authClient();
  await client.signUp(input);
}

/** Ends every session of the user, on all devices. */
export async function logOut(leavePage = async () => {}) {
  const client = await authClient();
  await client.logOut(leavePage);
}

export async function getAccessToken(): Promise<string | undefined> {
  if (current.kind !== "signed-in") return undefined;
  const client = await authClient();
  return client.accessToken();
}

export async function refreshAccessToken(): Promise<string | undefined> {
  const client = await authClient();
  return client.refresh();
}
