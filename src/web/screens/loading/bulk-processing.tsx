import { Link } from "react-router";
import { ArrivingRuler } from "#features/analysis-progress/arriving-ruler.tsx";
import { ProgressLine } from "#features/analysis-progress/progress-line.tsx";
import { Page } from "#screens/shell/page.tsx";
import type { AnalysisStatus } from "#shared/screening/progress.ts";
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
          <p className="text-18 text-ink-2">{describeMeasured(scores.length, total)}</p>
        ) : (
          <ProcessingMessage current={current} total={total} />
        )
      }
    >
      <ArrivingRuler scores={scores} />
      <ProgressLine
        percent={percent}
        caption={captionOf(status, given.message)}
        count={total > 0 ? `${current} of ${total}` : undefined}
      />
    </ProcessingPage>
  );
}

function describeMeasured(measured: number, total: number) {
  return measured === total ? "Every CV has been measured." : `${measured} of ${total} CVs could be measured.`;
}

/** "Being processed" is said of what is. */
function captionOf(status: AnalysisStatus | undefined, message: string) {
  if (status === undefined) return "Waiting for the first figure";
  return status.percent >= 100 ? "Your AI analysis is done." : message;
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
              <Button variant="primary" onClick={onRetry}>
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
