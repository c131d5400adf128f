import type { Context } from "hono";
import { type AuthSession, COOKIE_MARKER } from "#shared/account/account.ts";
import { AppError } from "#shared/errors.ts";
import type { HttpDeps } from "#http/handler.ts";
import { isFromOwnPage } from "#http/own-origin.ts";
import { dropCookie, putCookie, readCookie } from "#http/private-cookie.ts";

const REFRESH = "refresh";
const DEVICE = "device";
const MAX_AGE_SECONDS = 30 * 24 * 60 * 60;

/** A browser says so and gets the refresh token where no script can read it; other clients get it in the JSON field. */
export function setRefreshCookie({ tokens }: HttpDeps, request: Context, session: AuthSession): AuthSession {
  if (!isBrowser(request)) return session;
  putCookie(request, REFRESH, session.refresh_token, MAX_AGE_SECONDS);
  putCookie(request, DEVICE, tokens.deviceMarkOf(session.user.id));
  return { ...session, refresh_token: COOKIE_MARKER };
}

/** What a recovery link opened lasts as long as its access token and is not kept by the browser. */
export function setSessionCookie(request: Context, session: AuthSession): AuthSession {
  return isBrowser(request) ? { ...session, refresh_token: COOKIE_MARKER } : session;
}

export function readRefreshToken({ publicUrl }: HttpDeps, request: Context, field: string): string {
  if (field !== COOKIE_MARKER) return field;
  const token = isFromOwnPage(request, publicUrl) ? readCookie(request, REFRESH) : undefined;
  if (token === undefined) throw new AppError("refresh_token_rejected");
  return token;
}

export function deviceMark(request: Context) {
  return readCookie(request, DEVICE);
}

export function clearRefreshCookie(request: Context) {
  dropCookie(request, REFRESH);
}

const isBrowser = (request: Context) => request.req.header("x-client") === "browser";
