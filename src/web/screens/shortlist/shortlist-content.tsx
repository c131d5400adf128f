import { Link, useLocation } from "react-router";
import { LockedCvs } from "#features/billing/locked-cvs.tsx";
import { FirstLook } from "#features/criteria/first-look.tsx";
import { FormalitiesNotice } from "#features/criteria/formalities-notice.tsx";
import { ResultsBoard } from "#features/criteria/results-board.tsx";
import { JudgedEarlierNotice } from "#features/shortlist/judged-earlier-notice.tsx";
import { LeftOutNotice } from "#features/shortlist/left-out-notice.tsx";
import { ShortlistResults } from "#features/shortlist/shortlist-results.tsx";
import { StoppedNotice } from "#features/shortlist/stopped-notice.tsx";
import { errorText, hasCode } from "#lib/api/error-text.ts";
import { LoadFailure } from "#ui/load-failure.tsx";
import { Button } from "#ui/button.tsx";
import { PageMessage } from "#ui/page-message.tsx";
import { Spinner } from "#ui/spinner.tsx";
import type { Shortlist } from "./use-shortlist.ts";
import * as z from "zod/mini";
import { usePlan } from "#features/billing/use-plan.ts";
import { formatDate, plural } from "#lib/format.ts";
import type { Candidate } from "#shared/candidates/candidate.ts";
import { FREE_SCREENINGS } from "#shared/billing/prices.ts";
import type { Upload } from "#shared/screening/upload.ts";
import { Notice } from "#ui/notice.tsx";

const toDemo = (label: string) => (
  <Button asChild variant="primary">
    <Link to="/demo">{label}</Link>
  </Button>
);

export function ShortlistContent({ shortlist, isKnownId }: { shortlist: Shortlist; isKnownId: boolean }) {
  const { upload, candidates, criteria } = shortlist;
  // What has been read once stays when reading it again fails.
  const failed = [upload, candidates, criteria].find(({ isLoadingError }) => isLoadingError);
  if (!isKnownId) {
    return <PageMessage kind="Error" title="No bulk upload ID found" urgent actions={toDemo("Go to AI Screening")} />;
  }
  if (upload.data === null || (failed === upload && hasCode(upload.error, "not_found"))) {
    return (
      <PageMessage title="No Results Found" actions={toDemo("Screen Your First Candidates")}>
        <p>{upload.error ? errorText(upload.error) : "Your shortlist appears here after the first screening."}</p>
      </PageMessage>
    );
  }
  if (failed) {
    return (
      <LoadFailure title="Failed to load candidate results" reason={errorText(failed.error)} onRetry={failed.refetch} />
    );
  }
  if (!upload.data || !candidates.data || !criteria.data)
    return <Spinner label="Loading results..." className="min-h-60" />;
  if (upload.data.status === "analyzing") {
    return (
      <PageMessage title="The analysis is still running" actions={toDemo("Watch the Analysis")}>
        <p>The shortlist stands when every CV has been measured.</p>
      </PageMessage>
    );
  }
  if (upload.data.status !== "completed" && candidates.data.length === 0) {
    return (
      <PageMessage title="No Results Found" actions={toDemo("Go to AI Screening")}>
        <p>{upload.data.error_message ?? "This screening was not finished."}</p>
      </PageMessage>
    );
  }
  const { id, status } = upload.data;
  return (
    <ShortlistResults candidates={candidates.data} vacancy={criteria.data}>
      <ClaimedNotice upload={upload.data} candidates={candidates.data} />
      {status === "cancelled" && <StoppedNotice candidates={candidates.data} upload={upload.data} />}
      {status === "completed" && (
        <FirstLook upload={upload.data} candidates={candidates.data} criteria={criteria.data.criteria} />
      )}
      {status === "completed" && <JudgedEarlierNotice uploadId={id} count={criteria.data.judged_earlier} />}
      <LeftOutNotice upload={upload.data} />
      <LockedCvs candidates={candidates.data} />
      <FormalitiesNotice formalities={criteria.data.formalities} />
      {status === "completed" && <ResultsBoard key={id} uploadId={id} list={criteria.data} />}
    </ShortlistResults>
  );
}

const Claimed = z.object({ claimedTrial: z.string() });

/** The first page of an account that was made after a trial: what it took over, and what that has cost. */
function ClaimedNotice({ upload, candidates }: { upload: Upload; candidates: readonly Candidate[] }) {
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
