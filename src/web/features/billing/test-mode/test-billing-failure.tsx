import { errorText, hasCode } from "#lib/api/error-text.ts";
import { Button } from "#ui/button.tsx";
import { PageMessage } from "#ui/page-message.tsx";

interface TestBillingFailureProps {
  title: string;
  error: Error;
  onRetry: () => void;
}

export function TestBillingFailure({ title, error, onRetry }: TestBillingFailureProps) {
  const isFinal = hasCode(error, "not_found", "no_subscription", "already_subscribed");
  return (
    <PageMessage title={title} urgent actions={!isFinal && <Button onClick={onRetry}>Try Again</Button>}>
      <p>{errorText(error)}</p>
    </PageMessage>
  );
}
