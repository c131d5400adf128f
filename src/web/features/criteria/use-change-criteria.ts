import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api/api-client.ts";
import { errorText } from "#lib/api/error-text.ts";
import { candidatesKey, criteriaQuery } from "#lib/api/screening-queries.ts";
import type { CriterionChange } from "#shared/vacancies/criteria.ts";
import type { UploadId } from "#shared/ids.ts";
import { notify } from "#ui/overlay/toaster.tsx";

/** One change after the other, so that the last press is the last word. Scores and ranks are read again after each. */
export function useChangeCriteria(id: UploadId) {
  const queries = useQueryClient();
  return useMutation({
    scope: { id: `criteria ${id}` },
    mutationFn: (body: CriterionChange[]) => call("changeCriteria", { params: { id }, body }),
    onSuccess: (criteria) => {
      queries.setQueryData(criteriaQuery(id).queryKey, criteria);
      return queries.invalidateQueries({ queryKey: candidatesKey });
    },
    onError: (error) => notify.failed("The criteria stay as they were", errorText(error)),
  });
}
