import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api/api-client.ts";
import { candidatesKey } from "#lib/api/screening-queries.ts";
import { callCandidate } from "#shared/candidates/call-candidate.ts";
import type { CandidateId } from "#shared/ids.ts";
import { UNTITLED_OPENING } from "#shared/vacancies/opening.ts";

/** Each letter is read by a person before it goes; more than these nobody reads in one sitting. */
export const MAX_EMAILS = 100;

export function recipientsQuery(ids: readonly CandidateId[]) {
  return queryOptions({
    queryKey: [...candidatesKey, "recipients", ids],
    queryFn: async ({ signal }) => {
      const openings = await call("listOpenings", { query: {} }, { signal });
      const titles = new Map(openings.map(({ id, title }) => [id, title]));
      const some = ids.slice(0, MAX_EMAILS);
      const candidates = await Promise.all(some.map((id) => call("getCandidate", { params: { id } }, { signal })));
      return candidates.map((candidate) => ({
        id: candidate.id,
        name: callCandidate(candidate),
        isNamed: candidate.candidate_name !== null,
        jobTitle: titleOf(candidate.job_id && titles.get(candidate.job_id)),
        email: candidate.contact_email,
        isCovered: candidate.is_covered,
        decision: candidate.decision,
        matchScore: candidate.score,
        strengths: candidate.strengths,
        concerns: candidate.concerns,
      }));
    },
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** A file without a name of its own names no position. */
const titleOf = (title: string | null | undefined) => (title === UNTITLED_OPENING ? null : (title ?? null));
