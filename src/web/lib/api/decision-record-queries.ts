import { queryOptions } from "@tanstack/react-query";
import type { CandidateId } from "#shared/ids.ts";
import { fetcher } from "./api-client.ts";
import { candidateKey } from "./screening-queries.ts";

/** Under the candidate's key: a decision is announced as a change of its candidate. */
export function decisionsQuery(id: CandidateId) {
  return queryOptions({
    queryKey: [...candidateKey(id), "decisions"],
    queryFn: fetcher("listDecisions", { params: { id } }),
  });
}

export function decisionReasonsQuery() {
  return queryOptions({ queryKey: ["decision reasons"], queryFn: fetcher("getDecisionReasons", {}) });
}
