import type { Context, Next } from "hono";

/** `reached`: whom the page may call besides ourselves. */
export function contentPolicy(...reached: string[]) {
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    // Pages of CVs are fetched with the bearer token and shown from the browser's memory.
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...reached].join(" "),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join("; ");
}

const CONTENT_POLICY = contentPolicy();

/** On every answer, errors and files included. The product may also stand behind a proxy that speaks TLS: then HSTS counts. */
export async function secureHeaders(request: Context, next: Next) {
  await next();
  const { headers } = request.res;
  if (!headers.has("content-security-policy")) headers.set("content-security-policy", CONTENT_POLICY);
  headers.set("strict-transport-security", "max-age=31536000; includeSubDomains");
  headers.set("x-content-type-options", "nosniff");
  headers.set("referrer-policy", "strict-origin-when-cross-origin");
  headers.set("cross-origin-opener-policy", "same-origin-allow-popups");
  headers.set("cross-origin-resource-policy", "same-origin");
  headers.set("permissions-policy", "camera=(), microphone=(), geolocation=()");
  if (request.req.path.startsWith("/api/")) headers.set("cache-control", "no-store");
}
