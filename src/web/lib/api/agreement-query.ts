import { queryOptions, skipToken } from "@tanstack/react-query";
import type { UploadId } from "#shared/ids.ts";
import { call } from "./api-client.ts";
import { rankingKey } from "./screening-queries.ts";

/** Under the ranking's key: a decision, a new CV and another board all change it. */
export function agreementQuery(id: UploadId | undefined) {
  return queryOptions({
    queryKey: [...rankingKey, "agreement", id],
    queryFn: id ? ({ signal }) => call("getAgreement", { params: { id } }, { signal }) : skipToken,
  });
}
