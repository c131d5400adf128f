import { queryOptions } from "@tanstack/react-query";
import { fetcher } from "./api-client.ts";

export function sessionsQuery() {
  return queryOptions({ queryKey: ["sessions"], queryFn: fetcher("listSessions", {}) });
}

export const planKey = ["plan"] as const;

/** The plan and what of it is used. */
export function planQuery() {
  return queryOptions({ queryKey: planKey, queryFn: fetcher("me", {}) });
}
