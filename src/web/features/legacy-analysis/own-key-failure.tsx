import { ApiError } from "#lib/api/api-error.ts";
import { errorText } from "#lib/api/error-text.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";

/** What the browser has kept stays there until the account has it, so trying again loses nothing. */
export function OwnKeyFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isRefusal = error instanceof ApiError;
  return (
    <div role="alert" className="mt-12">
      <Notice
        title={isRefusal ? "Failed to load analysis results" : error.message}
        tone="low"
        action={<Button onClick={onRetry}>Try Again</Button>}
      >
        <p>
          This is about the CVs that you analysed with your own AI key. {errorText(isRefusal ? error : error.cause)}
        </p>
      </Notice>
    </div>
  );
}
