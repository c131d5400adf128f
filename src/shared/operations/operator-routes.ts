import { Operations, Retried, RetryRequest } from "./operations.ts";
import type { Route } from "#shared/route.ts";

export const operatorRoutes = {
  operations: { method: "GET", path: "/api/operator", access: "operator", answer: Operations },
  /** Idempotent: what is no longer parked is left alone. */
  retryParked: { method: "POST", path: "/api/operator/retry", access: "operator", body: RetryRequest, answer: Retried },
} as const satisfies Record<string, Route>;
