import { AuthClient, type AuthError, isAuthRetryableFetchError, type User } from "@supabase/auth-js";
import { COOKIE_MARKER } from "#shared/account.ts";
import { isErrorCode } from "#shared/errors.ts";
import { UserId } from "#shared/ids.ts";
import { ApiError } from "./api-error.ts";
import { type Session, setSession } from "./session.ts";

const memory = new Map<string, string>();
let isLeaving = false;

const client = new AuthClient({
  url: "/api/auth",
  headers: { "X-Client": "browser" },
  storageKey: "evenhand-auth",
  persistSession: true,
  autoRefreshToken: true,
  detectSessionInUrl: false,
  storage: {
    getItem: (key) => memory.get(key) ?? null,
    setItem: (key, value) => void memory.set(key, value),
    removeItem: (key) => void memory.delete(key),
  },
  fetch: fetchInTurn,
});

client.onAuthStateChange((event, session) => {
  // Fired on subscribing, before the cookie has been asked: it would say "signed out" too early.
  if (event === "INITIAL_SESSION" || isLeaving) return;
  if (session) return setSession({ kind: "signed-in", user: toSessionUser(session.user) });
  forget();
});

function forget() {
  memory.clear();
  setSession({ kind: "signed-out" });
}

/** All tabs share one rotating cookie. Taking turns, each sends the newest one and none looks like a thief. */
async function fetchInTurn(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const send = () => fetch(input, init);
  const address = input instanceof Request ? input.url : input.toString();
  // Absent where the page came over plain HTTP from another machine.
  const locks: LockManager | null | undefined = navigator.locks;
  if (!locks || !address.includes("grant_type=refresh_token")) return send();
  return await locks.request("evenhand-refresh", send);
}

function toSessionUser(user: User) {
  const email = user.email ?? "";
  const fullName: unknown = user.user_metadata["full_name"];
  return {
    id: UserId.parse(user.id),
    email,
    fullName: typeof fullName === "string" && fullName ? fullName : (email.split("@")[0] ?? email),
  };
}

function toApiError(error: AuthError) {
  if (isAuthRetryableFetchError(error)) return new ApiError(error.status ? "unavailable" : "network", { cause: error });
  const code = error.code && isErrorCode(error.code) ? error.code : "internal";
  return new ApiError(code, { message: error.message, cause: error });
}

export async function restore(): Promise<Session> {
  const { data, error } = await client.refreshSession({ refresh_token: COOKIE_MARKER });
  if (data.user) return { kind: "signed-in", user: toSessionUser(data.user) };
  return error && isAuthRetryableFetchError(error) ? { kind: "unreachable" } : { kind: "signed-out" };
}

export async function logIn(input: { email: string; password: string }) {
  const { error } = await client.signInWithPassword(input);
  if (error) throw toApiError(error);
}

export async function signUp({ email, password, fullName }: { email: string; password: string; fullName: string }) {
  const { error } = await client.signUp({ email, password, options: { data: { full_name: fullName } } });
  if (error) throw toApiError(error);
}

/** The page is left after the server has ended the session and before its guard hears of it and asks for a login. */
export async function logOut(leavePage: () => Promise<void>) {
  isLeaving = true;
  try {
    const { error } = await client.signOut({ scope: "global" });
    if (error) throw toApiError(error);
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

export async function refresh(): Promise<string | undefined> {
  const { data } = await client.refreshSession({ refresh_token: COOKIE_MARKER });
  return data.session?.access_token;
}
