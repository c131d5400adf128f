import * as z from "zod/mini";
import { Operations, Retried, RetryRequest } from "./operations.ts";
import { done, type Route } from "#shared/route.ts";
import { CountedEvent } from "#shared/site/counted-event.ts";
import { COUNT_PATH } from "#shared/site/sinks.ts";
import { Site } from "#shared/site/site.ts";

export const operationRoutes = {
  health: { method: "GET", path: "/api/health", access: "public", answer: done },
  ready: { method: "GET", path: "/api/ready", access: "public", answer: done },
  openapi: { method: "GET", path: "/api/openapi.json", access: "public", answer: z.looseObject({}) },
  site: { method: "GET", path: "/api/site", access: "public", answer: Site },
  countEvent: { method: "POST", path: COUNT_PATH, access: "public", body: CountedEvent, answer: done },
  operations: { method: "GET", path: "/api/operator", access: "operator", answer: Operations },
  /** Idempotent: what is no longer parked is left alone. */
  retryParked: { method: "POST", path: "/api/operator/retry", access: "operator", body: RetryRequest, answer: Retried },
} as const satisfies Record<string, Route>;
