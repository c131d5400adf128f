import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api/api-client.ts";
import { candidatesKey, statusKey, uploadKey } from "#lib/api/screening-queries.ts";
import type { OpeningId } from "#shared/ids.ts";
import type { OpeningChange } from "#shared/vacancies/opening.ts";

/** Its title is in the lists of candidates, and who is covered in all of them: what nobody looks at is forgotten, not shown once more. */
export function useChangeVacancy(id: OpeningId) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: OpeningChange) => call("changeOpening", { params: { id }, body }),
    onSuccess: () => {
      queries.removeQueries({ queryKey: candidatesKey, type: "inactive" });
      const read = [uploadKey, candidatesKey, statusKey];
      return Promise.all(read.map((queryKey) => queries.invalidateQueries({ queryKey })));
    },
  });
}
