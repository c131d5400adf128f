import { Hono, type Context } from "hono";
import type * as z from "zod/mini";
import { api } from "#shared/api.ts";
import { done, type Route } from "#shared/route.ts";
import { AppError } from "#shared/errors.ts";
import { accountHandlers } from "./account/account-handlers.ts";
import { programHandlers } from "./account/program-handlers.ts";
import { openLoadShedding, openLargeBodyLimiter } from "./load-shedding.ts";
import { screeningHandlers } from "./screening/screening-handlers.ts";
import { identifyCaller, clientKeyOf } from "./authenticate.ts";
import { billingHandlers } from "./billing/billing-handlers.ts";
import { pairHandlers } from "./screening/pair-handlers.ts";
import { vacancyHandlers } from "./vacancies/vacancy-handlers.ts";
import { candidateHandlers } from "./candidates/candidate-handlers.ts";
import { candidateListHandlers } from "./candidates/candidate-list-handlers.ts";
import { decisionHandlers } from "./candidates/decision-handlers.ts";
import { cleanInput } from "./body/clean-input.ts";
import type { Handlers, HttpDeps } from "./handler.ts";
import { importHandlers } from "./screening/import-handlers.ts";
import { leadHandlers } from "./account/lead-handlers.ts";
import { liveHandlers } from "./screening/live-handlers.ts";
import { myDataHandlers } from "./account/my-data-handlers.ts";
import { recordRefusal } from "./record-refusal.ts";
import { notFound, onError } from "./on-error.ts";
import { reportHandlers } from "./reports/report-handlers.ts";
import { parseJson, readBodyWithLimit } from "./body/read-body.ts";
import { secureHeaders } from "./secure-headers.ts";
import { fileHandlers } from "./files/file-handlers.ts";
import { operationHandlers } from "./operations/operation-handlers.ts";
import { uploadHandlers } from "./screening/upload-handlers.ts";
import { withRequestId } from "./request-id.ts";
import { requestLog } from "./request-log.ts";

const handlers: Handlers = {
  ...operationHandlers,
  ...accountHandlers,
  ...programHandlers,
  ...uploadHandlers,
  ...fileHandlers,
  ...screeningHandlers,
  ...liveHandlers,
  ...leadHandlers,
  ...candidateHandlers,
  ...vacancyHandlers,
  ...pairHandlers,
  ...candidateListHandlers,
  ...decisionHandlers,
  ...importHandlers,
  ...myDataHandlers,
  ...reportHandlers,
  ...billingHandlers,
};

const handlersByName: Partial<Record<string, (context: never) => Promise<unknown>>> = handlers;

/** Every route of the table and nothing else. A route is closed unless the table opens it. */
export function apiRouter(deps: HttpDeps) {
  const app = new Hono();
  app.use(withRequestId, requestLog(deps), secureHeaders);
  app.onError(onError(deps.log));
  const limiterOf = openLoadShedding();
  const largeBodies = openLargeBodyLimiter();
  for (const [name, route] of Object.entries<Route>(api)) {
    const handler = handlersByName[name];
    if (handler === undefined) continue;
    const limiter = limiterOf(name);
    app.on(route.method, route.path, async (request, next) => {
      const { when } = route;
      if (when !== undefined && request.req.query(when.query) !== when.is) return next();
      const clientKey = await clientKeyOf(deps, request);
      limiter?.rejectIfFull(clientKey);
      // Before a slot is acquired: a slowly arriving body would hold it.
      const sent = route.body === undefined ? undefined : await readBodyWithLimit(request, clientKey, largeBodies);
      await limiter?.acquire(clientKey);
      try {
        const user = await identifyCaller(deps, route, request);
        const asked = parseInput(route, request, sent);
        const context = { deps, request, user, ...asked };
        // Route and handler are matched name by name in `Handlers`; a loop over the names cannot carry that to the compiler.
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion
        const answer = await handler(context as never).catch(async (error: unknown) => {
          await recordRefusal(deps, route, user, asked, error);
          throw error;
        });
        return answer instanceof Response ? answer : writeAnswer(route, request, answer);
      } finally {
        limiter?.release(clientKey);
      }
    });
  }
  app.all("/api/*", notFound);
  return app;
}

/**
 * Only fields named in the route's answer schema are sent, so a new column is never exposed by accident. An answer that does not match is a
 * server error.
 */
function writeAnswer({ answer: schema, path }: Route, request: Context, answer: unknown): Response {
  if (schema === undefined && answer !== undefined) throw new Error(`${path} answers what no schema names.`);
  if (schema === undefined) return request.body(null, 204);
  return request.json(schema.parse(schema === done ? { ok: true } : answer));
}

function parseInput(route: Route, request: Context, sent: Buffer | undefined) {
  return {
    params: parse(route.params, request.req.param(), "params"),
    query: parse(route.query, cleanInput(request.req.query(), "query"), "query"),
    body: sent === undefined ? undefined : parse(route.body, cleanInput(parseJson(sent), "body"), "body"),
  };
}

function parse(schema: z.ZodMiniType | undefined, value: unknown, part: "params" | "query" | "body") {
  if (schema === undefined) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  // A malformed id answers like an unknown one.
  if (part === "params") throw new AppError("not_found");
  throw new AppError("invalid_request", {
    field: issue?.path.join(".") || part,
    message: issue?.message ?? "The input is not valid.",
  });
}
