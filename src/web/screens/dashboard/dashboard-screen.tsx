import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { ImportControl } from "#features/import/import-control.tsx";
import { TipBanner } from "#features/welcome/tip-banner.tsx";
import { Walkthrough } from "#features/welcome/walkthrough.tsx";
import { errorText } from "#lib/error-text.ts";
import { plural } from "#lib/format.ts";
import { allCandidatesQuery } from "#lib/screening-queries.ts";
import { Page } from "#screens/shell/page.tsx";
import type { Candidate } from "#shared/candidate.ts";
import { Button } from "#ui/button.tsx";
import { PageMessage } from "#ui/page-message.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { CandidateTable } from "./candidate-table.tsx";
import { FinishedNotice } from "./finished-notice.tsx";

const STRONG_FROM = 70;

export function DashboardScreen() {
  return (
    <Page title="Candidate Dashboard">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-36 font-semibold">Candidate Dashboard</h1>
          <p className="mt-1 text-ink-2">Manage and review your screened candidates</p>
        </div>
        <Button asChild look="primary">
          <Link to="/demo">Add New Candidate</Link>
        </Button>
      </div>
      <FinishedNotice />
      <Walkthrough />
      <TipBanner />
      <div className="mb-6">
        <ImportControl />
      </div>
      <DashboardContent />
    </Page>
  );
}

function DashboardContent() {
  const { data: candidates, error, isLoadingError, refetch } = useQuery(allCandidatesQuery());
  if (isLoadingError) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!candidates) return <Spinner label="Loading candidates..." className="min-h-60" />;
  if (candidates.length === 0) return <NoCandidates />;
  return (
    <>
      <Figures candidates={candidates} />
      <CandidateTable candidates={candidates} />
    </>
  );
}

function Figures({ candidates }: { candidates: readonly Candidate[] }) {
  const scores = candidates.flatMap(({ score }) => score ?? []);
  const average = scores.length === 0 ? 0 : scores.reduce((sum, score) => sum + score, 0) / scores.length;
  const strong = scores.filter((score) => score >= STRONG_FROM).length;
  const figures = [
    ["Total", plural(candidates.length, "candidate")],
    ["Strong Matches", String(strong)],
    ["Avg Score", `${Math.round(average)}%`],
  ];
  return (
    <dl className="mb-8 flex flex-wrap gap-x-12 gap-y-4 border-y border-line py-4">
      {figures.map(([term, value]) => (
        <div key={term}>
          <dt className="text-14 text-ink-2">{term}</dt>
          <dd className="text-22 font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function LoadFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <PageMessage
      title="Failed to Load Candidates"
      urgent
      actions={
        <>
          <Button look="primary" onClick={onRetry}>
            Try Again
          </Button>
          <Button asChild>
            <Link to="/demo">Upload New Candidates</Link>
          </Button>
        </>
      }
    >
      <p>Failed to load candidates: {errorText(error)}</p>
    </PageMessage>
  );
}

function NoCandidates() {
  return (
    <PageMessage
      title="No Candidates Yet"
      actions={
        <Button asChild look="primary">
          <Link to="/demo">Screen Your First Candidates</Link>
        </Button>
      }
    >
      <p>Whoever you screen appears here.</p>
    </PageMessage>
  );
}
