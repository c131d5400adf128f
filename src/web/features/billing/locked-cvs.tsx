import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api/api-client.ts";
import { errorText } from "#lib/api/error-text.ts";
import { formatDate, plural } from "#lib/format.ts";
import { candidatesKey } from "#lib/api/screening-queries.ts";
import type { Candidate } from "#shared/candidates/candidate.ts";
import { FREE_SCREENINGS } from "#shared/billing/prices.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { notify } from "#ui/overlay/toaster.tsx";
import { UpgradeButton } from "./upgrade-button.tsx";
import { usePlan } from "./use-plan.ts";

/** What became of CVs that came with a trial and are beyond the month, and what can be done about them. Nothing where there are none. */
export function LockedCvs({ candidates }: { candidates: readonly Candidate[] }) {
  const { data: plan } = usePlan();
  const locked = candidates.filter(({ status }) => status === "locked");
  if (locked.length === 0) return null;
  const left = plan?.remaining ?? 0;
  return (
    <Notice title={`${plural(locked.length, "CV")} locked`} action={<UpgradeButton />}>
      <p>
        Your trial screened more CVs than the {FREE_SCREENINGS} that a month of the free plan has. Nothing is lost: the
        files are kept, and Pro screens them at once.
        {plan &&
          left === 0 &&
          ` Your next ${FREE_SCREENINGS} screenings begin on ${formatDate(plan.resume_count_reset_date)}.`}
      </p>
      <ul className="grid gap-1">
        {locked.map((candidate) => (
          <li key={candidate.id} className="flex flex-wrap items-center justify-between gap-2">
            <bdi className="min-w-0 break-words">{candidate.file_name}</bdi>
            {left > 0 && <ScreenLocked candidate={candidate} />}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** For one of the screenings that are left. */
function ScreenLocked({ candidate: { bulk_upload_id, file_name } }: { candidate: Candidate }) {
  const queries = useQueryClient();
  const screening = useMutation({
    mutationFn: async (bulkUploadId: NonNullable<typeof bulk_upload_id>) =>
      call("restartFile", { body: { bulkUploadId, filename: file_name } }),
    onError: (error) => notify.failed("Screening Failed", errorText(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: candidatesKey }),
  });
  if (bulk_upload_id === null) return null;
  return (
    <Button size="small" disabled={screening.isPending} onClick={() => screening.mutate(bulk_upload_id)}>
      Screen It Now<span className="sr-only">: {file_name}</span>
    </Button>
  );
}
