import type { Context, Next } from "hono";
import { routePath } from "hono/route";
import { pageOf } from "#shared/site/pages.ts";
import type { HttpDeps } from "./handler.ts";
import { requestIdOf } from "./request-id.ts";

/** One line for each request: never its address, which holds ids, nor what was asked or answered. */
export function requestLog({ log, onAnswered }: Pick<HttpDeps, "log" | "onAnswered">) {
  return async (request: Context, next: Next) => {
    const startedAt = performance.now();
    await next();
    const ms = performance.now() - startedAt;
    const { status } = request.res;
    const route = patternOf(request);
    onAnswered?.({ route, status, seconds: ms / 1000 });
    const { method } = request.req;
    log.info({ requestId: requestIdOf(request), method, route, status, ms: Math.round(ms) }, "Answered.");
  };
}

/** As the tables of routes and pages write it: there are only so many. */
function patternOf(request: Context) {
  const path = routePath(request).replace(/\{[^}]*\}/g, "");
  return path === "*" || path === "/*" ? (pageOf(request.req.path) ?? "*") : path;
}
