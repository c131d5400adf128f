import { leadRoutes } from "./account/lead-routes.ts";
import { fileRoutes } from "./files/file-routes.ts";
import { reportRoutes } from "./reports/report-routes.ts";
import { vacancyRoutes } from "./vacancies/vacancy-routes.ts";
import { accountRoutes } from "./account/account-routes.ts";
import { programRoutes } from "./account/program-routes.ts";
import { billingRoutes } from "./billing/billing-routes.ts";
import { candidateRoutes } from "./candidates/candidate-routes.ts";
import { personRoutes } from "./candidates/person-routes.ts";
import { decisionRoutes } from "./candidates/decision-routes.ts";
import { operationRoutes } from "./operations/operation-routes.ts";
import type { Route } from "./route.ts";
import { screeningRoutes } from "./screening/screening-routes.ts";

/** The contract. Handlers, the browser's client, the OpenAPI page and the access tests are made from this table. */
export const api = {
  ...operationRoutes,
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
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof api;
