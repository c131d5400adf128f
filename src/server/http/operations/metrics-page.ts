import { createHash, timingSafeEqual } from "node:crypto";
import { type Context, Hono } from "hono";
import type { ClientAddresses } from "#http/client-address.ts";
import { isFromThisMachine } from "#http/from-this-machine.ts";

export interface MetricsPage {
  read: () => Promise<string>;
  /** Undefined: readable from this machine only. */
  token: string | undefined;
  addresses: ClientAddresses;
}

/** The Prometheus endpoint. Without permission it answers 404. */
export function metricsPage({ read, token, addresses }: MetricsPage) {
  const app = new Hono();
  app.get("/metrics", async (request, next) => {
    const mayRead = token === undefined ? isFromThisMachine(request, addresses) : hasToken(request, token);
    if (!mayRead) return next();
    return request.text(await read(), 200, {
      "content-type": "text/plain; version=0.0.4; charset=utf-8",
      "cache-control": "no-store",
    });
  });
  return app;
}

function hasToken(request: Context, token: string) {
  const [scheme, given = ""] = (request.req.header("authorization") ?? "").split(" ");
  return scheme?.toLowerCase() === "bearer" && timingSafeEqual(digest(given), digest(token));
}

const digest = (text: string) => createHash("sha256").update(text).digest();
