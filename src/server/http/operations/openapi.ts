import * as z from "zod/mini";
import { api } from "#shared/api.ts";
import { EVENT_DATA, EVENT_WORDS, WebhookEvent } from "#shared/account/webhook.ts";
import type { Route } from "#shared/route.ts";
import { summaryOf } from "./api-summaries.ts";

/** The route table as an OpenAPI 3.1 document, without the operator's routes. */
export function openapi() {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [operationId, route] of Object.entries<Route>(api)) {
    if (route.access === "operator") continue;
    const path = route.path.replace(/:(\w+)(\{[^}]*\})?/g, "{$1}");
    const method = route.method.toLowerCase();
    paths[path] = { ...paths[path], [method]: join(paths[path]?.[method], describe(operationId, route)) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Evenhand", version: "1" },
    components: {
      securitySchemes: {
        session: { type: "http", scheme: "bearer", description: "The access token of somebody who is signed in." },
        apiKey: {
          type: "http",
          scheme: "bearer",
          bearerFormat: "evh_…",
          description: "An API key of the account page. The scope that a call needs is named with it.",
        },
      },
      schemas: { Refusal: z.toJSONSchema(Refusal) },
    },
    paths,
    webhooks: Object.fromEntries(WebhookEvent.options.map((event) => [event, { post: describeEvent(event) }])),
  };
}

const Refusal = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    requestId: z.string(),
    field: z.optional(z.string()),
  }),
});
const refused = {
  description: "Refused: the code is for programs, the message for people",
  content: { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } },
};

/** Sent by the server, signed by the form of Standard Webhooks. */
function describeEvent(event: WebhookEvent) {
  const message = z.object({ type: z.literal(event), timestamp: z.iso.datetime(), data: EVENT_DATA[event] });
  return {
    summary: EVENT_WORDS[event],
    requestBody: json(message),
    responses: { "2XX": { description: "Taken; anything else is sent again" } },
  };
}

type Content = Record<"content", Record<"application/json", { schema: unknown }>>;

export interface Operation {
  operationId: string;
  summary?: string;
  security?: Record<string, string[]>[];
  parameters: { name: string; in: string; required: boolean; schema: unknown }[];
  requestBody?: Content;
  responses: Record<"200", { description: string } & Partial<Content>> & { default: typeof refused };
}

/** Two routes on one path are one operation here: it takes the parameters of both, and answers like one of them. */
function join(earlier: Operation | undefined, operation: Operation): Operation {
  if (earlier === undefined) return operation;
  const own = new Set(operation.parameters.map(({ name }) => name));
  const parameters = [...operation.parameters, ...earlier.parameters.filter(({ name }) => !own.has(name))];
  const answers = [earlier, operation].map(({ responses }) => responses["200"].content?.["application/json"].schema);
  const content = { "application/json": { schema: { anyOf: answers } } };
  return {
    ...operation,
    parameters: parameters.map(asOptional),
    responses: { "200": { description: "Done", content }, default: refused },
  };
}

const asOptional = (parameter: Operation["parameters"][number]) => ({ ...parameter, required: false });

function describe(operationId: string, route: Route): Operation {
  const summary = summaryOf(operationId);
  return {
    operationId,
    ...(summary !== undefined && { summary }),
    security: securityOf(route),
    parameters: [...parametersOf("path", route.params), ...parametersOf("query", route.query)],
    ...(route.body && { requestBody: json(route.body) }),
    responses: { "200": { description: "Done", ...(route.answer && json(route.answer)) }, default: refused },
  };
}

/** Any one of them is enough; an empty one: without signing in, perhaps on trial. */
function securityOf({ access, scope }: Route): Record<string, string[]>[] {
  if (access === "public") return [];
  const isOpen = access === "anyone" || access === "user_or_trial";
  return [{ session: [] }, ...(scope === undefined ? [] : [{ apiKey: [scope] }]), ...(isOpen ? [{}] : [])];
}

function json(schema: z.ZodMiniType): Content {
  return {
    content: { "application/json": { schema: z.toJSONSchema(schema, { unrepresentable: "any", io: "input" }) } },
  };
}

function parametersOf(place: "path" | "query", schema: z.ZodMiniType | undefined) {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { unrepresentable: "any", io: "input" });
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
  }));
}
