import { useLocation } from "react-router";
import * as z from "zod/mini";
import { usePlan } from "#features/billing/use-plan.ts";
import { formatDate, plural } from "#lib/format.ts";
import type { Candidate } from "#shared/candidates/candidate.ts";
import { FREE_SCREENINGS } from "#shared/billing/prices.ts";
import type { Upload } from "#shared/screening/upload.ts";
import { Notice } from "#ui/notice.tsx";

const Claimed = z.object({ claimedTrial: z.string() });

/** The first page of an account that was made after a trial: what it took over, and what that has cost. */
export function ClaimedNotice({ upload, candidates }: { upload: Upload; candidates: readonly Candidate[] }) {
  const { state } = useLocation();
  const { data: plan } = usePlan();
  const isClaimed = Claimed.safeParse(state).data?.claimedTrial === upload.id;
  if (!isClaimed || plan === undefined) return null;
  const own = candidates.filter(({ bulk_upload_id }) => bulk_upload_id === upload.id);
  const count = own.filter(({ status }) => status === "completed").length;
  const { remaining, resume_count_reset_date } = plan;
  return (
    <Notice title="Your trial is in your account now">
      <p>
        {plural(count, "CV")} {count === 1 ? "was" : "were"} measured.{" "}
        {remaining === null
          ? "Your plan has no limit."
          : `${count === 1 ? "It counts" : "They count"} as ${count} of the ${FREE_SCREENINGS} free screenings of this month, with ${remaining} left until ${formatDate(resume_count_reset_date)}.`}
      </p>
    </Notice>
  );
}
