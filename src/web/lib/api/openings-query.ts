import { queryOptions } from "@tanstack/react-query";
import { call } from "./api-client.ts";
import { uploadKey } from "./screening-queries.ts";

/** Under the uploads' key: an opening comes into being with a screening. */
export function openingsQuery() {
  return queryOptions({
    queryKey: [...uploadKey, "openings"],
    queryFn: ({ signal }) => call("listOpenings", { query: { status: "active" } }, { signal }),
  });
}
