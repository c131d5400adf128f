import { Hono, type Context } from "hono";
import type * as z from "zod/mini";
import { api } from "#shared/api.ts";
import type { Route } from "#shared/route.ts";
import { AppError } from "#shared/errors.ts";
import { accountDoors } from "./account-doors.ts";
import { openAdmission, openLargeBodies } from "./admission.ts";
import { analysisDoors } from "./analysis-doors.ts";
import { admit, claimOf } from "./authenticate.ts";
import { billingDoors } from "./billing-doors.ts";
import { candidateDoors } from "./candidate-doors.ts";
import { candidateListDoors } from "./candidate-list-doors.ts";
import { cleanInput } from "./clean-input.ts";
import type { Doors, HttpDeps } from "./door.ts";
import { importDoors } from "./import-doors.ts";
import { leadDoors } from "./lead-doors.ts";
import { liveDoors } from "./live-doors.ts";
import { myDataDoors } from "./my-data-doors.ts";
import { noteRefusal } from "./note-refusal.ts";
import { notFound, onError } from "./on-error.ts";
import { operatorDoors } from "./operator-doors.ts";
import { ownKeyDoors } from "./own-key-doors.ts";
import { paperDoors } from "./paper-doors.ts";
import { readBodyInTurn } from "./read-body.ts";
import { secureHeaders } from "./secure-headers.ts";
import { storageDoors } from "./storage-doors.ts";
import { systemDoors } from "./system-doors.ts";
import { uploadDoors } from "./upload-doors.ts";
import { withRequestId } from "./request-id.ts";
import { requestLog } from "./request-log.ts";

const doors: Doors = {
  ...systemDoors,
  ...accountDoors,
  ...uploadDoors,
  ...storageDoors,
  ...analysisDoors,
  ...liveDoors,
  ...leadDoors,
  ...candidateDoors,
  ...candidateListDoors,
  ...importDoors,
  ...myDataDoors,
  ...ownKeyDoors,
  ...paperDoors,
  ...billingDoors,
  ...operatorDoors,
};

const openers: Partial<Record<string, (visit: never) => Promise<unknown>>> = doors;

/** Every route of the table and nothing else. A route is closed unless the table opens it. */
export function apiRouter(deps: HttpDeps) {
  const app = new Hono();
  app.use(withRequestId, requestLog(deps), secureHeaders);
  app.onError(onError(deps.log));
  const lobbyOf = openAdmission();
  const largeBodies = openLargeBodies();
  for (const [name, route] of Object.entries<Route>(api)) {
    const door = openers[name];
    if (door === undefined) continue;
    const lobby = lobbyOf(name);
    app.on(route.method, route.path, async (request, next) => {
      const { when } = route;
      if (when !== undefined && request.req.query(when.query) !== when.is) return next();
      const claim = await claimOf(deps, request);
      lobby?.refuseIfFull(claim);
      // Before a place is taken: a body that trickles in would hold it.
      const sent = route.body === undefined ? undefined : await readBodyInTurn(request, claim, largeBodies);
      await lobby?.enter(claim);
      try {
        const user = await admit(deps, route, request);
        const asked = parseInput(route, request, sent);
        const visit = { deps, request, user, ...asked };
        // Route and door are held together name by name in `Doors`; a loop over the names cannot carry that to the compiler.
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion
        const answer = await door(visit as never).catch(async (error: unknown) => {
          await noteRefusal(deps, route, user, asked, error);
          throw error;
        });
        return answer instanceof Response ? answer : request.json(onlyNamed(route, answer));
      } finally {
        lobby?.leave(claim);
      }
    });
  }
  app.all("/api/*", notFound);
  return app;
}

/** Only what the route's schema names leaves the server: a new column reaches nobody by itself. What does not fit is a fault of ours. */
function onlyNamed({ answer: schema, path }: Route, answer: unknown): unknown {
  if (schema === undefined) throw new Error(`${path} answers what no schema names.`);
  return schema.parse(answer);
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
  // An id that is not an id is an id nobody has.
  if (part === "params") throw new AppError("not_found");
  throw new AppError("invalid_request", {
    field: issue?.path.join(".") || part,
    message: issue?.message ?? "The input is not valid.",
  });
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch (error) {
    throw new AppError("invalid_request", { message: "The body is not JSON.", cause: error });
  }
}
