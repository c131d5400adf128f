import * as z from "zod/mini";
import { leadRoutes } from "./account/lead-routes.ts";
import { fileRoutes } from "./files/file-routes.ts";
import { reportRoutes } from "./reports/report-routes.ts";
import { vacancyRoutes } from "./vacancies/vacancy-routes.ts";
import { accountRoutes } from "./account/account-routes.ts";
import { programRoutes } from "./account/program-routes.ts";
import { CountedEvent } from "./site/counted-event.ts";
import { billingRoutes } from "./billing/billing-routes.ts";
import { candidateRoutes } from "./candidates/candidate-routes.ts";
import { personRoutes } from "./candidates/person-routes.ts";
import { decisionRoutes } from "./candidates/decision-routes.ts";
import { operatorRoutes } from "./operations/operator-routes.ts";
import { done, type Route } from "./route.ts";
import { COUNT_PATH } from "./site/sinks.ts";
import { Site } from "./site/site.ts";
import { screeningRoutes } from "./screening/screening-routes.ts";

/** The contract. Handlers, the browser's client, the OpenAPI page and the access tests are made from this table. */
export const api = {
  health: { method: "GET", path: "/api/health", access: "public", answer: done },
  ready: { method: "GET", path: "/api/ready", access: "public", answer: done },
  openapi: { method: "GET", path: "/api/openapi.json", access: "public", answer: z.looseObject({}) },
  site: { method: "GET", path: "/api/site", access: "public", answer: Site },
  countEvent: { method: "POST", path: COUNT_PATH, access: "public", body: CountedEvent, answer: done },
  ...accountRoutes,
  ...programRoutes,
  ...screeningRoutes,
  ...vacancyRoutes,
  ...fileRoutes,
  ...leadRoutes,
  ...reportRoutes,
  ...candidateRoutes,
  ...personRoutes,
  ...decisionRoutes,
  ...billingRoutes,
  ...operatorRoutes,
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof api;
