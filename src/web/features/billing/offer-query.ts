import { queryOptions } from "@tanstack/react-query";
import { fetcher } from "#lib/api/api-client.ts";

/** What is sold here, and whether money is taken for it. */
export function offerQuery() {
  return queryOptions({ queryKey: ["offer"], queryFn: fetcher("offer", {}) });
}
