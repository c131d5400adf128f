import * as z from "zod/mini";
import { api } from "#shared/api.ts";
import type { Route } from "#shared/route.ts";

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
    components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
    paths,
  };
}

type Content = Record<"content", Record<"application/json", { schema: unknown }>>;

export interface Operation {
  operationId: string;
  parameters: { name: string; in: string; required: boolean; schema: unknown }[];
  requestBody?: Content;
  responses: Record<"200", { description: string } & Partial<Content>>;
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
    responses: { "200": { description: "Done", content } },
  };
}

const asOptional = (parameter: Operation["parameters"][number]) => ({ ...parameter, required: false });

function describe(operationId: string, route: Route): Operation {
  return {
    operationId,
    ...(route.access === "user" && { security: [{ bearer: [] }] }),
    parameters: [...parametersOf("path", route.params), ...parametersOf("query", route.query)],
    ...(route.body && { requestBody: json(route.body) }),
    responses: { "200": { description: "Done", ...(route.answer && json(route.answer)) } },
  };
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
