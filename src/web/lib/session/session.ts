import { useSyncExternalStore } from "react";
import { createListeners } from "#lib/browser/listeners.ts";
import type { UserId } from "#shared/ids.ts";
import { dropSessionHint, hasSessionHint, HINT_KEY, keepSessionHint } from "./session-hint.ts";

export interface SessionUser {
  id: UserId;
  email: string;
  fullName: string;
  /** A link sent to the address was followed. */
  isConfirmed: boolean;
}

export type Session =
  | { kind: "loading" }
  | { kind: "signed-out" }
  | { kind: "signed-in"; user: SessionUser }
  /** There may be a session, but the server could not be asked. */
  | { kind: "unreachable" };

let current: Session = { kind: "loading" };
const VISITOR: Session = { kind: "signed-out" };
const { notify, subscribe } = createListeners();
export const subscribeToSession = subscribe;

const authClient = () => import("./auth-client.ts");

export function setSession(next: Session) {
  if (next.kind === "signed-in" || next.kind === "unreachable") keepSessionHint();
  if (next.kind === "signed-out") dropSessionHint();
  if (isSame(current, next)) return;
  current = next;
  notify();
}

/** The auth client repeats itself whenever the tab becomes visible; nobody needs to render that. */
function isSame(before: Session, after: Session) {
  if (before.kind !== "signed-in" || after.kind !== "signed-in") return before.kind === after.kind;
  const [old, fresh] = [before.user, after.user];
  return old.id === fresh.id && old.fullName === fresh.fullName && old.isConfirmed === fresh.isConfirmed;
}

export function getSession() {
  return current;
}

/** A page rendered at build time is rendered for a visitor; a signed-in user is known right after hydration. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, getSession, () => VISITOR);
}

/** Called once when the page loads, and again by a person after `unreachable`. */
export async function restoreSession() {
  if (!hasSessionHint()) return setSession({ kind: "signed-out" });
  setSession({ kind: "loading" });
  const { restore } = await authClient();
  setSession(await restore());
}

/** Tabs whose auth client is not loaded hear of a login elsewhere by the mark alone. */
export function followOtherTabs() {
  window.addEventListener("storage", ({ key, newValue }) => {
    if (key === HINT_KEY && (newValue !== null) !== (current.kind === "signed-in")) void askCookieAgain();
  });
}

/** Something that may have changed or ended the session happened elsewhere. */
export async function askCookieAgain() {
  const { catchUp } = await authClient();
  await catchUp();
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
  await client.leave(client.endAllSessions, leavePage);
}

/** For an action that ends the session itself. */
export async function leaveAfter(action: () => Promise<unknown>, leavePage: () => Promise<void>) {
  const client = await authClient();
  await client.leave(action, leavePage);
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
