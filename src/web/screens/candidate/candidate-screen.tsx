import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import { CandidateCard } from "#features/shortlist/candidate-card.tsx";
import { FailedCard } from "#features/shortlist/failed-card.tsx";
import { errorText, hasCode } from "#lib/error-text.ts";
import { candidateQuery, criteriaQuery } from "#lib/screening-queries.ts";
import { Page } from "#screens/shell/page.tsx";
import type { Candidate } from "#shared/candidate.ts";
import { CandidateId } from "#shared/ids.ts";
import { UNNAMED } from "#shared/text-report.ts";
import { Button } from "#ui/button.tsx";
import { PageMessage } from "#ui/page-message.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { CandidateDetails } from "./candidate-details.tsx";

export function CandidateScreen() {
  const id = CandidateId.safeParse(useParams()["candidateId"]);
  return id.success ? <KnownCandidate id={id.data} /> : <NotFound />;
}

function KnownCandidate({ id }: { id: CandidateId }) {
  const { data: candidate, error, isLoadingError, refetch } = useQuery(candidateQuery(id));
  if (isLoadingError && hasCode(error, "not_found")) return <NotFound />;
  if (isLoadingError)
    return (
      <Page title="Candidate">
        <PageMessage
          kind="Error"
          title="Failed to load candidate details"
          level="h1"
          urgent
          actions={<Button onClick={() => void refetch()}>Try Again</Button>}
        >
          <p>{errorText(error)}</p>
        </PageMessage>
      </Page>
    );
  if (!candidate)
    return (
      <Page title="Candidate">
        <Spinner label="Loading candidate details..." className="min-h-60" />
      </Page>
    );
  return <Report candidate={candidate} />;
}

function Report({ candidate }: { candidate: Candidate }) {
  const { data: vacancy } = useQuery(criteriaQuery(candidate.bulk_upload_id ?? undefined));
  const name = candidate.candidate_name ?? UNNAMED;
  const { score } = candidate;
  return (
    <Page title={name}>
      <h1 className="sr-only">Report of {name}</h1>
      {score === null ? (
        <FailedCard candidate={candidate} />
      ) : (
        <CandidateCard
          candidate={candidate}
          score={score}
          criteria={vacancy?.criteria ?? []}
          duplicates={[]}
          isReport
        />
      )}
      <CandidateDetails candidate={candidate} vacancyTitle={vacancy?.title ?? null} />
    </Page>
  );
}

function NotFound() {
  return (
    <Page title="Candidate Not Found">
      <PageMessage
        title="Candidate Not Found"
        level="h1"
        actions={
          <Button asChild look="primary">
            <Link to="/dashboard">Back to Dashboard</Link>
          </Button>
        }
      >
        <p>The requested candidate analysis could not be found.</p>
      </PageMessage>
    </Page>
  );
}
