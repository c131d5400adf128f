import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api/api-client.ts";
import { listKey, uploadKey } from "#lib/api/screening-queries.ts";
import type { OpeningId } from "#shared/ids.ts";
import type { OpeningChange } from "#shared/vacancies/opening.ts";

/** Its title is in the lists of candidates, too. */
export function useChangeVacancy(id: OpeningId) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: OpeningChange) => call("changeOpening", { params: { id }, body }),
    onSuccess: () => Promise.all([uploadKey, listKey].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
}
