import { Button } from "./button.tsx";
import { PageMessage } from "./page-message.tsx";

interface LoadFailureProps {
  title: string;
  reason: string;
  level?: "h1" | "h2";
  onRetry: () => unknown;
}

export function LoadFailure({ title, reason, level = "h2", onRetry }: LoadFailureProps) {
  return (
    <PageMessage
      kind="Error"
      title={title}
      level={level}
      urgent
      actions={<Button onClick={() => void onRetry()}>Try Again</Button>}
    >
      <p>{reason}</p>
    </PageMessage>
  );
}
