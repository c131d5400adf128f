import type { Context } from "hono";
import type { HttpDeps } from "#http/handler.ts";
import { isFromOwnPage } from "#http/own-origin.ts";
import { dropCookie, putCookie, readCookie } from "#http/private-cookie.ts";

const SECRET = "trial";
const USED = "trial_used";
const HEADER = "x-claim-secret";
const MAX_AGE_SECONDS = 24 * 60 * 60;

/** In a browser the secret is in a cookie; other clients show it in a header, as they got it. */
export function readTrialSecret({ publicUrl }: HttpDeps, request: Context): string | undefined {
  const shown = request.req.header(HEADER);
  if (shown !== undefined) return shown;
  const changesNothing = request.req.method === "GET";
  return changesNothing || isFromOwnPage(request, publicUrl) ? readCookie(request, SECRET) : undefined;
}

/** Undefined when the browser keeps it. */
export function setTrialCookie(request: Context, secret: string): string | undefined {
  if (request.req.header("x-client") !== "browser") return secret;
  putCookie(request, SECRET, secret, MAX_AGE_SECONDS);
  return undefined;
}

export function clearTrialCookie(request: Context) {
  dropCookie(request, SECRET);
}

/** One trial for a browser, also after the first has been claimed or deleted. */
export function markTrialUsed(request: Context) {
  putCookie(request, USED, "1");
}

export function hasUsedTrial(request: Context) {
  return readCookie(request, USED) !== undefined;
}
