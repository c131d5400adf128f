import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api/api-client.ts";
import { candidateQuery, candidatesKey } from "#lib/api/screening-queries.ts";
import type { Candidate } from "#shared/candidates/candidate.ts";
import type { CandidateId } from "#shared/ids.ts";
import type { CandidateChange } from "#shared/candidates/manual-candidate.ts";

interface Settled {
  onSaved?: (change: CandidateChange) => void;
  onError: (error: Error) => void;
}

/** One after the other. The answer is what is shown: a poll that left before the change must not bring the old row back. */
export function useCandidateChange(id: CandidateId, { onSaved, onError }: Settled) {
  const queries = useQueryClient();
  const { queryKey } = candidateQuery(id);
  return useMutation<Candidate, Error, CandidateChange>({
    scope: { id: `candidate ${id}` },
    mutationFn: (body) => call("changeCandidate", { params: { id }, body }),
    onSuccess: async (candidate, change) => {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, candidate);
      onSaved?.(change);
      void queries.invalidateQueries({ queryKey: candidatesKey, predicate: isList });
    },
    onError,
  });
}

const isList = ({ queryKey: [, kind] }: { queryKey: readonly unknown[] }) => kind !== "one";
