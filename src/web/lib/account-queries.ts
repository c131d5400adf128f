import { queryOptions } from "@tanstack/react-query";
import { call } from "./api-client.ts";

export function sessionsQuery() {
  return queryOptions({
    queryKey: ["sessions"],
    queryFn: ({ signal }) => call("listSessions", {}, { signal }),
  });
}
