import { Link } from "react-router";
import { ArrivingRuler } from "#features/analysis-progress/arriving-ruler.tsx";
import { ProgressLine } from "#features/analysis-progress/progress-line.tsx";
import { Page } from "#screens/shell/page.tsx";
import { Button } from "#ui/button.tsx";
import { PageMessage } from "#ui/page-message.tsx";
import type { LoadingState } from "./loading-state.ts";
import { ProcessingMessage } from "./processing-message.tsx";
import { ProcessingPage } from "./processing-page.tsx";
import { useBulkProcessing } from "./use-bulk-processing.ts";

export function BulkProcessing(given: LoadingState) {
  const { status, failure, isComplete, retry } = useBulkProcessing(given);
  const { percent = 0, current = 0, total = 0, scores = [] } = status ?? {};
  if (failure) return <Stopped reason={failure} onRetry={retry} />;
  return (
    <ProcessingPage
      lead={
        isComplete ? (
          <p className="text-18 text-ink-2">Every CV has been measured.</p>
        ) : (
          <ProcessingMessage current={current} total={total} />
        )
      }
    >
      <ArrivingRuler scores={scores} />
      <ProgressLine
        percent={percent}
        caption={status ? given.message : "Waiting for the first figure"}
        count={total > 0 ? `${current} of ${total}` : undefined}
      />
    </ProcessingPage>
  );
}

function Stopped({ reason, onRetry }: { reason: string; onRetry: (() => void) | undefined }) {
  return (
    <Page title="Processing Error">
      <PageMessage
        title="Processing Error"
        level="h1"
        urgent
        actions={
          <>
            {onRetry && (
              <Button look="primary" onClick={onRetry}>
                Try Again
              </Button>
            )}
            <Button asChild>
              <Link to="/">Back to Homepage</Link>
            </Button>
          </>
        }
      >
        <p>{reason}</p>
      </PageMessage>
    </Page>
  );
}
