import { AuthClient, type AuthChangeEvent, type Session as AuthSession, type User } from "@supabase/auth-js";
import { UserId } from "#shared/ids.ts";
import { toApiError } from "./auth-error.ts";
import { fetchSerially, freshMarker } from "./auth-fetch.ts";
import { getSession, type Session, setSession } from "./session.ts";

const STORAGE_KEY = "evenhand-auth";
const memory = new Map<string, string>();
let isLeaving = false;

const client = new AuthClient({
  url: "/api/auth",
  headers: { "X-Client": "browser" },
  storageKey: STORAGE_KEY,
  persistSession: true,
  autoRefreshToken: true,
  detectSessionInUrl: false,
  storage: {
    getItem: (key) => memory.get(key) ?? null,
    setItem: (key, value) => void memory.set(key, value),
    removeItem: (key) => void memory.delete(key),
  },
  fetch: fetchSerially,
});

client.onAuthStateChange((event, session) => {
  if (isLeaving) return;
  if (event === "SIGNED_OUT") return forget();
  if (session && isNewSession(event)) onAuthChange(event, session);
});

/**
 * INITIAL_SESSION comes before the cookie has been asked and would say "signed out" too early. A recovery link opens a
 * session that may do nothing but set a password, so PASSWORD_RECOVERY signs nobody in.
 */
function isNewSession(event: AuthChangeEvent) {
  return event === "SIGNED_IN" || event === "TOKEN_REFRESHED" || event === "USER_UPDATED";
}

/** Events of this tab, and those that other tabs broadcast: theirs carry a token that this tab does not hold. */
function onAuthChange(event: AuthChangeEvent, session: AuthSession) {
  const current = getSession();
  const isOwn = memory.get(STORAGE_KEY)?.includes(JSON.stringify(session.access_token));
  const isSameUser = current.kind === "signed-in" && current.user.id === session.user.id;
  if (isOwn || (isSameUser && event !== "SIGNED_IN")) return adopt(session);
  // A tab that slept repeats the SIGNED_IN of a person who may have left since: only the cookie knows who is here.
  if (!isSameUser) void catchUp();
}

function adopt(session: AuthSession) {
  memory.set(STORAGE_KEY, JSON.stringify(session));
  setSession({ kind: "signed-in", user: toSessionUser(session.user) });
}

function forget() {
  memory.clear();
  setSession({ kind: "signed-out" });
}

function toSessionUser(user: User) {
  const email = user.email ?? "";
  const fullName: unknown = user.user_metadata["full_name"];
  return {
    id: UserId.parse(user.id),
    email,
    fullName: typeof fullName === "string" && fullName ? fullName : (email.split("@")[0] ?? email),
    isConfirmed: user.email_confirmed_at !== undefined,
  };
}

/** Another tab has signed in or out: what the cookie says now holds here too. */
export async function catchUp() {
  const session = await restore();
  if (!isLeaving) setSession(session);
}

export async function restore(): Promise<Session> {
  const { data, error } = await client.refreshSession({ refresh_token: freshMarker() });
  if (data.user) return { kind: "signed-in", user: toSessionUser(data.user) };
  const isOver = !error || toApiError(error).code === "refresh_token_rejected";
  return { kind: isOver ? "signed-out" : "unreachable" };
}

export async function logIn(input: { email: string; password: string }) {
  const { error } = await client.signInWithPassword(input);
  if (error) throw toApiError(error);
}

export async function signUp({ email, password, fullName }: { email: string; password: string; fullName: string }) {
  const { error } = await client.signUp({ email, password, options: { data: { full_name: fullName } } });
  if (error) throw toApiError(error);
}

export async function endAllSessions() {
  const { error } = await client.signOut({ scope: "global" });
  if (error) throw toApiError(error);
}

/** The page is left after the server has ended the session and before its guard hears of it and asks for a login. */
export async function leave(end: () => Promise<unknown>, leavePage: () => Promise<void>) {
  isLeaving = true;
  try {
    await end();
    await leavePage();
    forget();
  } finally {
    isLeaving = false;
  }
}

export async function accessToken(): Promise<string | undefined> {
  const { data } = await client.getSession();
  return data.session?.access_token;
}

/** Asked after a call was refused: where the cookie is refused too, the session is over, whatever its clock says. */
export async function refresh(): Promise<string | undefined> {
  const { data, error } = await client.refreshSession({ refresh_token: freshMarker() });
  if (error && toApiError(error).code === "refresh_token_rejected" && !isLeaving) forget();
  return data.session?.access_token;
}

export async function changeName(fullName: string) {
  const { error } = await client.updateUser({ data: { full_name: fullName } });
  if (error) throw toApiError(error);
}

export async function changePassword({ current, next }: { current: string; next: string }) {
  const { error } = await client.updateUser({ password: next, current_password: current });
  if (error) throw toApiError(error);
}

export async function sendConfirmation(email: string) {
  const { error } = await client.resend({ type: "signup", email });
  if (error) throw toApiError(error);
}
