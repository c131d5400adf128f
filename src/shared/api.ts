import * as z from "zod/mini";
import { accountRoutes } from "./account-routes.ts";
import { billingRoutes } from "./billing-routes.ts";
import { candidateRoutes } from "./candidate-routes.ts";
import { operatorRoutes } from "./operator-routes.ts";
import { done, type Route } from "./route.ts";
import { Site } from "./site.ts";
import { uploadRoutes } from "./upload-routes.ts";

/** The contract. Doors, the browser's client, the OpenAPI page and the access tests are made from this table. */
export const api = {
  health: { method: "GET", path: "/api/health", access: "public", answer: done },
  ready: { method: "GET", path: "/api/ready", access: "public", answer: done },
  openapi: { method: "GET", path: "/api/openapi.json", access: "public", answer: z.looseObject({}) },
  site: { method: "GET", path: "/api/site", access: "public", answer: Site },
  ...accountRoutes,
  ...uploadRoutes,
  ...candidateRoutes,
  ...billingRoutes,
  ...operatorRoutes,
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof api;
