import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import { errorText, hasCode } from "#lib/api/error-text.ts";
import { candidateQuery } from "#lib/api/screening-queries.ts";
import { Page } from "#screens/shell/page.tsx";
import { CandidateId } from "#shared/ids.ts";
import { LoadFailure } from "#ui/load-failure.tsx";
import { Button } from "#ui/button.tsx";
import { PageMessage } from "#ui/page-message.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { useFailureNotice } from "#ui/overlay/use-failure-notice.ts";
import { LoadedCandidate } from "./loaded-candidate.tsx";

const POLL_MS = 3000;

export function CandidateScreen() {
  const id = CandidateId.safeParse(useParams()["candidateId"]);
  // A draft, an open CV or expanded questions belong to one person and go with them.
  return id.success ? <KnownCandidate key={id.data} id={id.data} /> : <NotFound />;
}

function KnownCandidate({ id }: { id: CandidateId }) {
  const query = useQuery({ ...candidateQuery(id), refetchInterval: POLL_MS });
  const { data: candidate, error } = query;
  const isGone = hasCode(error, "not_found");
  const hasFailed = query.isLoadingError && !isGone;
  useFailureNotice("Error", hasFailed && "Failed to load candidate details");
  // Also while it is open: somebody may just have deleted it.
  if (isGone) return <NotFound />;
  if (hasFailed)
    return (
      <Page title="Candidate">
        <LoadFailure
          title="Failed to load candidate details"
          level="h1"
          reason={errorText(error)}
          onRetry={query.refetch}
        />
      </Page>
    );
  if (!candidate)
    return (
      <Page title="Candidate">
        <Spinner label="Loading candidate details..." className="min-h-60" />
      </Page>
    );
  return <LoadedCandidate candidate={candidate} />;
}

function NotFound() {
  return (
    <Page title="Candidate Not Found">
      <PageMessage
        title="Candidate Not Found"
        level="h1"
        actions={
          <Button asChild variant="primary">
            <Link to="/dashboard">Back to Dashboard</Link>
          </Button>
        }
      >
        <p>The requested candidate analysis could not be found.</p>
      </PageMessage>
    </Page>
  );
}
