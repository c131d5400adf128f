import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { AgreementSummary } from "#features/agreement/agreement-summary.tsx";
import { SurpriseList } from "#features/agreement/surprise-list.tsx";
import { WeightProposal } from "#features/agreement/weight-proposal.tsx";
import { agreementQuery } from "#lib/api/screening-queries.ts";
import { errorText } from "#lib/api/error-text.ts";
import { plural } from "#lib/format.ts";
import { type Agreement, DECISIONS_NEEDED } from "#shared/candidates/agreement.ts";
import type { UploadId } from "#shared/ids.ts";
import { LoadFailure } from "#ui/load-failure.tsx";
import { Button } from "#ui/button.tsx";
import { PageMessage } from "#ui/page-message.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { Spinner } from "#ui/spinner.tsx";

/** Does the ranking of this vacancy rank as its owner decides? */
export function AgreementView({ uploadId }: { uploadId: UploadId }) {
  const { data: agreement, error, isLoadingError, refetch } = useQuery(agreementQuery(uploadId));
  if (isLoadingError)
    return (
      <LoadFailure
        title="Failed to compare the score with your decisions"
        reason={errorText(error)}
        onRetry={refetch}
      />
    );
  if (!agreement) return <Spinner label="Comparing with your decisions..." className="min-h-60" />;
  const { outcome, proposal, surprises, version } = agreement;
  if (outcome === "few") return <FewDecisions decisions={agreement.decisions} uploadId={uploadId} />;
  return (
    <div className="grid gap-8">
      <AgreementSummary agreement={agreement} />
      {proposal && <WeightProposal key={version} uploadId={uploadId} version={version} proposal={proposal} />}
      <SurpriseList surprises={surprises} />
    </div>
  );
}

function FewDecisions({ decisions, uploadId }: Pick<Agreement, "decisions"> & { uploadId: UploadId }) {
  const made = decisions.advance + decisions.hold + decisions.decline;
  return (
    <PageMessage
      title={plural(DECISIONS_NEEDED - made, "more decision")}
      actions={
        <>
          <Button asChild variant="primary">
            <Link to={`/shortlist?bulk_upload_id=${uploadId}`}>Open the shortlist</Link>
          </Button>
          <Button asChild>
            <Link to={`/second-look?bulk_upload_id=${uploadId}`}>Second Look</Link>
          </Button>
        </>
      }
    >
      <p>
        After {DECISIONS_NEEDED} decisions on candidates of this vacancy you see here how often the score puts them in
        the order in which you did, where it does not, and whether other weights would come nearer.
      </p>
      <ProgressBar
        label="Decisions"
        percent={(100 * made) / DECISIONS_NEEDED}
        valueText={`${made} of ${DECISIONS_NEEDED}`}
      />
    </PageMessage>
  );
}
