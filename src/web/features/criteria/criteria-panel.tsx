import { useState } from "react";
import { plural } from "#lib/format.ts";
import type { CriteriaList } from "#shared/vacancies/criteria.ts";
import type { UploadId } from "#shared/ids.ts";
import { Button } from "#ui/button.tsx";
import { CriterionRow } from "./criterion-row.tsx";
import { useChangeCriteria } from "./use-change-criteria.ts";
import { findWayBack, shareOut } from "./weigh.ts";

interface CriteriaPanelProps {
  uploadId: UploadId;
  criteria: CriteriaList["criteria"];
}

/** How much each criterion counts. Every press ranks everybody again from what was found, without reading. */
export function CriteriaPanel({ uploadId, criteria }: CriteriaPanelProps) {
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
