import { queryOptions } from "@tanstack/react-query";
import { call } from "./api-client.ts";

export function sessionsQuery() {
  return queryOptions({
    queryKey: ["sessions"],
    queryFn: ({ signal }) => call("listSessions", {}, { signal }),
  });
}

export const planKey = ["plan"] as const;

/** The plan and what of it is used. */
export function planQuery() {
  return queryOptions({ queryKey: planKey, queryFn: ({ signal }) => call("me", {}, { signal }) });
}
