import { queryOptions, skipToken } from "@tanstack/react-query";
import type { UploadId } from "#shared/ids.ts";
import { call } from "./api-client.ts";
import { rankingKey } from "./screening-queries.ts";

/** Under the ranking's key: a decision and a new CV both change it. */
export function secondLookQuery(id: UploadId | undefined) {
  return queryOptions({
    queryKey: [...rankingKey, "second look", id],
    queryFn: id ? ({ signal }) => call("secondLook", { params: { id } }, { signal }) : skipToken,
  });
}
