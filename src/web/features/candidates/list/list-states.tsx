import { Link } from "react-router";
import { ApiError } from "#lib/api/api-error.ts";
import { errorText } from "#lib/api/error-text.ts";
import { Button } from "#ui/button.tsx";
import { NothingScreened } from "#ui/nothing-screened.tsx";
import { PageMessage } from "#ui/page-message.tsx";
import { WaitingLine } from "./other-lines.tsx";

const UNKNOWN_REASON = "Unknown error occurred while loading candidates.";

export function LoadFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <PageMessage
      title="Failed to Load Candidates"
      urgent
      actions={
        <>
          <Button variant="primary" onClick={onRetry}>
            Try Again
          </Button>
          <Button asChild>
            <Link to="/demo">Upload New Candidates</Link>
          </Button>
        </>
      }
    >
      <p>{error instanceof ApiError ? `Failed to load candidates: ${errorText(error)}` : UNKNOWN_REASON}</p>
    </PageMessage>
  );
}

export function NoCandidates() {
  return <NothingScreened title="No Candidates Yet">The candidates you screen appear here.</NothingScreened>;
}

export function NoMatches({ onClear }: { onClear: () => void }) {
  return (
    <PageMessage
      title="No candidates match your current filters"
      actions={
        <Button variant="primary" onClick={onClear}>
          Clear All Filters
        </Button>
      }
    />
  );
}

const SKELETON_ROWS = 10;

/** As high as the rows that will stand there. */
export function ListSkeleton() {
  return (
    <div className="rounded-lg border border-line">
      <output className="sr-only">Loading candidates...</output>
      {Array.from({ length: SKELETON_ROWS }, (_, place) => (
        <div key={place} className="h-14">
          <WaitingLine />
        </div>
      ))}
    </div>
  );
}
