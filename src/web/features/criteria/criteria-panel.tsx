import { useState } from "react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { plural } from "#lib/format.ts";
import type { CriteriaList, CriterionChange } from "#shared/vacancies/criteria.ts";
import type { UploadId } from "#shared/ids.ts";
import { Button } from "#ui/button.tsx";
import { call } from "#lib/api/api-client.ts";
import { errorText } from "#lib/api/error-text.ts";
import { candidatesKey, criteriaQuery } from "#lib/api/screening-queries.ts";
import { notify } from "#ui/overlay/toaster.tsx";
import { CriterionRow } from "./criterion-row.tsx";
import { findWayBack, shareOut } from "./weigh.ts";

/** How much each criterion counts. Every press ranks everybody again from what was found, without reading. */
export function CriteriaPanel({ uploadId, criteria }: { uploadId: UploadId; criteria: CriteriaList["criteria"] }) {
  const [former] = useState(criteria);
  const change = useChangeCriteria(uploadId);
  const wayBack = findWayBack(criteria, former);
  const shares = shareOut(criteria);
  return (
    <div className="grid gap-3">
      <ul aria-label="Criteria">
        {criteria.map((criterion, index) => (
          <CriterionRow
            key={criterion.key}
            criterion={criterion}
            percent={shares[index] ?? 0}
            onChange={(one) => change.mutate([one])}
          />
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-4">
        <Button disabled={wayBack.length === 0} onClick={() => change.mutate(wayBack)}>
          Put back as before
        </Button>
        <output className="text-14 text-ink-2">
          {change.isPending && "Ranking again..."}
          {change.isSuccess && wayBack.length > 0 && `Ranked again with ${plural(wayBack.length, "change")}.`}
          {change.isSuccess && wayBack.length === 0 && "Ranked as before."}
        </output>
      </div>
    </div>
  );
}

/** One change after the other, so that the last press is the last word. Scores and ranks are read again after each. */
function useChangeCriteria(id: UploadId) {
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
