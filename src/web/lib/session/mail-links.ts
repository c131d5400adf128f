import { AuthClient } from "@supabase/auth-js";
import type { ApiError } from "#lib/api/api-error.ts";
import { toApiError } from "./auth-error.ts";
import { fetchWithoutCookie } from "./auth-fetch.ts";

export type LinkType = "recovery" | "email";

// A client of its own that keeps nothing and tells no other tab: the session that a recovery link opens may set a
// password and nothing else, and must not be taken for a login.
const client = new AuthClient({
  url: "/api/auth",
  headers: { "X-Client": "browser" },
  storageKey: "evenhand-mail-link",
  persistSession: false,
  autoRefreshToken: false,
  detectSessionInUrl: false,
  fetch: fetchWithoutCookie,
});

export function readMailLink(hash: string, type: LinkType): string | undefined {
  const parts = new URLSearchParams(hash.slice(1));
  const tokenHash = parts.get("token_hash");
  return tokenHash && parts.get("type") === type ? tokenHash : undefined;
}

const followed = new Map<string, Promise<ApiError | undefined>>();

/** A link works once. A caller that asks again, such as a component that renders twice, gets the first answer. */
export function followLink(tokenHash: string, type: LinkType): Promise<ApiError | undefined> {
  const answer = followed.get(tokenHash) ?? verify(tokenHash, type);
  followed.set(tokenHash, answer);
  return answer;
}

/** For a link whose first answer said nothing about the link, such as a broken connection. */
export function forgetAnswer(tokenHash: string) {
  followed.delete(tokenHash);
}

async function verify(tokenHash: string, type: LinkType) {
  const { error } = await client.verifyOtp({ token_hash: tokenHash, type });
  return error ? toApiError(error) : undefined;
}

export async function sendResetMail(email: string) {
  const { error } = await client.resetPasswordForEmail(email);
  if (error) throw toApiError(error);
}

export async function setForgottenPassword(password: string) {
  const { error } = await client.updateUser({ password });
  if (error) throw toApiError(error);
  // The password is set by now: whether the server hears this farewell changes nothing.
  await client.signOut({ scope: "local" });
}
