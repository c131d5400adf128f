import * as z from "zod/mini";
import { api, type Route } from "#shared/api.ts";

/** The table of routes, told in the words of OpenAPI 3.1. */
export function openapi() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [operationId, route] of Object.entries<Route>(api)) {
    const path = route.path.replace(/:(\w+)(\{[^}]*\})?/g, "{$1}");
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: describe(operationId, route) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Evenhand", version: "1" },
    components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
    paths,
  };
}

function describe(operationId: string, route: Route) {
  return {
    operationId,
    ...(route.access === "user" && { security: [{ bearer: [] }] }),
    parameters: [...parametersOf("path", route.params), ...parametersOf("query", route.query)],
    ...(route.body && { requestBody: json(route.body) }),
    responses: { "200": { description: "Done", ...(route.answer && json(route.answer)) } },
  };
}

function json(schema: z.ZodMiniType) {
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
