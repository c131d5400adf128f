import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const SAFARI_ONLY = /Version\/[\d.]+.*Safari\//;

/** Cookies that no script reads and no other site sends. `__Host-` binds one to this host and to a secure line. */
export function putCookie(request: Context, name: string, value: string, maxAgeSeconds = YEAR_SECONDS) {
  const secure = takesSecure(request);
  setCookie(request, named(name, secure), value, {
    httpOnly: true,
    secure,
    sameSite: "Strict",
    path: "/",
    maxAge: maxAgeSeconds,
  });
}

export function readCookie(request: Context, name: string): string | undefined {
  return getCookie(request, named(name, takesSecure(request)));
}

export function dropCookie(request: Context, name: string) {
  const secure = takesSecure(request);
  deleteCookie(request, named(name, secure), { path: "/", secure });
}

const named = (name: string, secure: boolean) => (secure ? `__Host-evenhand_${name}` : `evenhand_${name}`);

/** TLS, ours or a proxy's; and one's own machine, which browsers trust without it. Safari alone does not. */
function takesSecure(request: Context) {
  const { protocol } = new URL(request.req.url);
  if (protocol === "https:" || request.req.header("x-forwarded-proto") === "https") return true;
  const isLocal = LOCAL.test(request.req.header("host") ?? "");
  return isLocal && !SAFARI_ONLY.test(request.req.header("user-agent") ?? "");
}
