import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ChoosePlanDialog } from "#features/billing/checkout/choose-plan-dialog.tsx";
import { BoardPanel } from "#features/criteria/board/board-panel.tsx";
import { ModelEstimateLine } from "#features/model-use/model-estimate-line.tsx";
import { ActiveOpeningNotice } from "#features/upload/active-opening-notice.tsx";
import type { Allowance } from "#features/upload/allowance.ts";
import { UploadForm } from "#features/upload/upload-form.tsx";
import { planQuery } from "#lib/api/account-queries.ts";
import { modelUsageQuery } from "#lib/api/model-usage-queries.ts";
import { openingsQuery } from "#lib/api/vacancy-queries.ts";
import type { PlanRecord } from "#shared/account/account.ts";
import { isPro } from "#shared/billing/plan.ts";
import { FREE_SCREENINGS } from "#shared/billing/prices.ts";
import type { Upload } from "#shared/screening/upload.ts";

/** The upload form with what the plan says about it. */
export function PlannedUpload({ onStarted }: { onStarted: (upload: Upload) => void }) {
  const { data: plan, refetch } = useQuery(planQuery());
  const isFree = plan !== undefined && !isPro(plan.plan);
  const openings = useQuery({ ...openingsQuery(), enabled: isFree });
  const { data: usage } = useQuery(modelUsageQuery());
  const [isChoosing, setChoosing] = useState(false);
  const titles = isFree ? (openings.data ?? []).map(({ title }) => title) : [];
  return (
    <>
      <UploadForm
        onStarted={(upload) => {
          void refetch();
          onStarted(upload);
        }}
        allowance={allowanceOf(plan)}
        readAllowance={async () => allowanceOf((await refetch()).data)}
        onUpgrade={() => setChoosing(true)}
        notice={<ActiveOpeningNotice titles={titles} />}
        isJudgedByModel={Boolean(usage?.model)}
        Estimate={ModelEstimateLine}
        Board={BoardPanel}
      />
      {isChoosing && isFree && <ChoosePlanDialog from="dashboard" onClose={() => setChoosing(false)} />}
    </>
  );
}

function allowanceOf(plan: PlanRecord | undefined): Allowance | undefined {
  return plan && { remaining: plan.remaining, limit: FREE_SCREENINGS, resetsAt: plan.resume_count_reset_date };
}
