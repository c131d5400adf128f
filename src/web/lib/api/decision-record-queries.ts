import type { CandidateId } from "#shared/ids.ts";
import { candidateKey } from "./screening-queries.ts";
import { apiQuery } from "./api-query.ts";

/** Under the candidate's key: a decision is announced as a change of its candidate. */
export function decisionsQuery(id: CandidateId) {
  return apiQuery([...candidateKey(id), "decisions"], "listDecisions", { params: { id } });
}

export function decisionReasonsQuery() {
  return apiQuery(["decision reasons"], "getDecisionReasons", {});
}
