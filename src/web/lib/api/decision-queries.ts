import { queryOptions } from "@tanstack/react-query";
import type { CandidateId } from "#shared/ids.ts";
import { call } from "./api-client.ts";
import { candidateKey } from "./screening-queries.ts";

/** Under the candidate's key: a decision is announced as a change of its candidate. */
export function decisionsQuery(id: CandidateId) {
  return queryOptions({
    queryKey: [...candidateKey(id), "decisions"],
    queryFn: ({ signal }) => call("listDecisions", { params: { id } }, { signal }),
  });
}

export function decisionReasonsQuery() {
  return queryOptions({
    queryKey: ["decision reasons"],
    queryFn: ({ signal }) => call("getDecisionReasons", {}, { signal }),
  });
}
