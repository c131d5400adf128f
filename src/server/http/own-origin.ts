import type { Context } from "hono";

/** True when a page of ours asks. A call that rests on a cookie alone must come from one; without `Origin` nobody knows. */
export function isFromOwnPage(request: Context, publicUrl: string): boolean {
  const origin = request.req.header("origin");
  if (origin === undefined) return request.req.header("sec-fetch-site") === "same-origin";
  return origin === publicUrl || URL.parse(origin)?.host === request.req.header("host");
}
