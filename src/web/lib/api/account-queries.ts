import { apiQuery } from "./api-query.ts";

export function sessionsQuery() {
  return apiQuery(["sessions"], "listSessions", {});
}

export const planKey = ["plan"] as const;

/** The plan and what of it is used. */
export function planQuery() {
  return apiQuery(planKey, "me", {});
}
