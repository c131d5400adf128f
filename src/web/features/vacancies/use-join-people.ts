import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api/api-client.ts";
import { errorText } from "#lib/api/error-text.ts";
import { candidatesKey, uploadKey } from "#lib/api/screening-queries.ts";
import type { PersonCv } from "#shared/candidates/person-history.ts";
import type { CandidateId } from "#shared/ids.ts";
import { notify } from "#ui/overlay/toaster.tsx";

const UNDO_MS = 8000;
const onError = (error: Error) => notify.failed("The change could not be saved", errorText(error));
const offerUndo = (title: string, onAction: () => void) =>
  notify.offer(title, "It stays so, whatever comes later.", { label: "Undo", ms: UNDO_MS, onAction });

/** Both can be undone, and undoing one is the other. */
export function useJoinPeople(id: CandidateId) {
  const queries = useQueryClient();
  const refresh = () =>
    Promise.all([uploadKey, candidatesKey].map((queryKey) => queries.invalidateQueries({ queryKey })));
  const joining = useMutation({
    mutationFn: (candidateId: CandidateId) => call("joinPeople", { params: { id }, body: { candidateId } }),
    onSuccess: refresh,
    onError,
  });
  const parting = useMutation({
    mutationFn: (candidateIds: CandidateId[]) => call("partPeople", { params: { id }, body: { candidateIds } }),
    onSuccess: refresh,
    onError,
  });

  return {
    isPending: joining.isPending || parting.isPending,
    join: (other: CandidateId, name: string) =>
      joining.mutate(other, {
        onSuccess: ({ joined }) => offerUndo(`${name} was joined`, () => parting.mutate(joined)),
      }),
    part: ({ candidate_id, name }: PersonCv) =>
      parting.mutate([candidate_id], {
        onSuccess: () => offerUndo(`${name} is another person`, () => joining.mutate(candidate_id)),
      }),
  };
}
