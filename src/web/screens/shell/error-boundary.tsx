import { Component, type ReactNode } from "react";
import { ApiError } from "#lib/api/api-error.ts";
import { Button } from "#ui/button.tsx";
import { FallbackPage } from "./fallback-page.tsx";
import { isPageLoadFailure } from "./page-load-failure.ts";

interface BoundaryProps {
  children: ReactNode;
  /** What is shown instead. An error that it throws goes to the boundary outside this one. */
  fallback: (error: Error, retry: () => void) => ReactNode;
}

export class Boundary extends Component<BoundaryProps, { error: Error | undefined }> {
  override state: { error: Error | undefined } = { error: undefined };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    return error ? this.props.fallback(error, () => this.setState({ error: undefined })) : this.props.children;
  }
}

/** Never a stack, a query or a path: the code and, where there is one, the reference under which it was logged. */
function detailsOf(error: Error) {
  if (!(error instanceof ApiError)) return error.name;
  return error.requestId ? `${error.code}, reference ${error.requestId}` : error.code;
}

export function ErrorBoundary({ children }: { children: ReactNode }) {
  return <Boundary fallback={showError}>{children}</Boundary>;
}

function showError(error: Error, retry: () => void) {
  if (isPageLoadFailure(error)) throw error;
  return (
    <FallbackPage
      title="Something went wrong"
      action={
        <Button variant="primary" onClick={retry}>
          Try Again
        </Button>
      }
    >
      <p>We encountered an unexpected error. This has been logged and we'll investigate the issue.</p>
      <details className="text-14">
        <summary className="cursor-pointer">Technical details</summary>
        <code className="mt-2 block rounded-md bg-sunken px-3 py-2 break-words">{detailsOf(error)}</code>
      </details>
    </FallbackPage>
  );
}
