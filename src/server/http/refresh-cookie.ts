import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { type AuthSession, COOKIE_MARKER } from "#shared/account.ts";
import { AppError } from "#shared/errors.ts";

const NAME = "evenhand_refresh";
const PATH = "/api/auth";
const MAX_AGE_SECONDS = 30 * 24 * 60 * 60;

/** A browser says so and gets the refresh token where no script can read it; other clients get it in the JSON field. */
export function handOver(request: Context, session: AuthSession): AuthSession {
  if (request.req.header("x-client") !== "browser") return session;
  const isSecure =
    new URL(request.req.url).protocol === "https:" || request.req.header("x-forwarded-proto") === "https";
  setCookie(request, NAME, session.refresh_token, {
    httpOnly: true,
    secure: isSecure,
    sameSite: "Strict",
    path: PATH,
    maxAge: MAX_AGE_SECONDS,
  });
  return { ...session, refresh_token: COOKIE_MARKER };
}

export function presentedToken(request: Context, field: string): string {
  if (field !== COOKIE_MARKER) return field;
  refuseForeignOrigin(request);
  const token = getCookie(request, NAME);
  if (token === undefined) throw new AppError("refresh_token_rejected");
  return token;
}

export function clearCookie(request: Context) {
  deleteCookie(request, NAME, { path: PATH });
}

/** A call that rests on the cookie alone must come from our own pages. */
function refuseForeignOrigin(request: Context) {
  const origin = request.req.header("origin");
  if (origin !== undefined && URL.parse(origin)?.host !== request.req.header("host"))
    throw new AppError("refresh_token_rejected");
}
