import { apiQuery } from "#lib/api/api-query.ts";

/** What is sold here, and whether money is taken for it. */
export function offerQuery() {
  return apiQuery(["offer"], "offer", {});
}
