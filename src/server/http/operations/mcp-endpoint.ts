import { createMcpHandler } from "@modelcontextprotocol/server";
import { type Context, Hono } from "hono";
import { openApiKey } from "#commands/account/api-keys.ts";
import { ApiCaller } from "#programs/api-caller.ts";
import { openMcpServer } from "#programs/mcp/open-tools.ts";
import { AppError } from "#shared/errors.ts";
import { clientKeyOf, findApiKey } from "#http/authenticate.ts";
import { parseJson, readBody } from "#http/body/read-body.ts";
import { ConcurrencyLimiter } from "#http/concurrency-limiter.ts";
import type { HttpDeps } from "#http/handler.ts";
import { onError } from "#http/on-error.ts";
import { isFromOwnPage } from "#http/own-origin.ts";
import { withRequestId } from "#http/request-id.ts";
import { requestLog } from "#http/request-log.ts";

/** A few CVs in base64; held in memory while they arrive. */
const MAX_BODY_BYTES = 4 * 1024 * 1024;
const VERSION = "1";

/**
 * Model Context Protocol over streamable HTTP, without sessions: every call brings its key. The tools call the API of this process with
 * that key, so that scopes, rate limits, row-level access and the log hold as for every other program.
 */
export function mcpEndpoint(deps: HttpDeps, api: Hono) {
  const app = new Hono();
  const limiter = new ConcurrencyLimiter({ running: 16, waiting: 32, perClient: 4, perAddress: 8 });
  app.onError(onError(deps.log));
  app.use("/mcp", withRequestId, requestLog(deps));
  app.all("/mcp", async (request) => {
    const client = await clientKeyOf(deps, request);
    await limiter.acquire(client);
    try {
      return await answer(deps, api, request);
    } finally {
      limiter.release(client);
    }
  });
  return app;
}

async function answer(deps: HttpDeps, api: Hono, request: Context) {
  // A page elsewhere that was led to this machine's address sends the origin it came from.
  if (request.req.header("origin") !== undefined && !isFromOwnPage(request, deps.publicUrl))
    throw new AppError("key_refused");
  const secret = findApiKey(request);
  if (secret === undefined || (await openApiKey(deps, secret)) === undefined) {
    request.header("www-authenticate", 'Bearer realm="Evenhand API key"');
    throw new AppError("not_signed_in", { message: "Send an API key: Authorization: Bearer evh_…." });
  }
  const handler = createMcpHandler(() => openMcpServer(callerOf(api, request, secret), { version: VERSION }), {
    // The list of tools never changes: an open stream would only keep the process from stopping.
    maxSubscriptions: 0,
    onerror: (error) => deps.log.warn({ err: error }, "A call of the Model Context Protocol was refused or failed."),
  });
  if (request.req.method !== "POST") return handler.fetch(request.req.raw);
  return handler.fetch(request.req.raw, { parsedBody: parseJson(await readBody(request, MAX_BODY_BYTES)) });
}

/** The same socket and the same proxies: limits by address count who really calls. */
function callerOf(api: Hono, request: Context, secret: string) {
  const forwarded = request.req.header("x-forwarded-for");
  return new ApiCaller(async (path, init) => {
    const headers = new Headers(init.headers);
    headers.set("authorization", `Bearer ${secret}`);
    if (forwarded !== undefined) headers.set("x-forwarded-for", forwarded);
    return api.request(path, { ...init, headers }, request.env);
  });
}
