import { Component, type ReactNode } from "react";
import { ApiError } from "#lib/api-error.ts";
import { Button } from "#ui/button.tsx";
import { PageMessage } from "#ui/page-message.tsx";
import { isPageLoadFailure } from "./page-load-failure.ts";

interface State {
  error: Error | undefined;
}

/** Never a stack, a query or a path: the code and, where there is one, the reference under which it was logged. */
function detailsOf(error: Error) {
  if (!(error instanceof ApiError)) return error.name;
  return error.requestId ? `${error.code}, reference ${error.requestId}` : error.code;
}

export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: Error): State {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    if (isPageLoadFailure(error)) throw error;
    return (
      <main className="mx-auto max-w-288 px-4 py-14 sm:px-6">
        <title>Something went wrong · Evenhand</title>
        <PageMessage
          title="Something went wrong"
          level="h1"
          urgent
          actions={
            <>
              <Button look="primary" onClick={() => this.setState({ error: undefined })}>
                Try Again
              </Button>
              <Button asChild>
                <a href="/">Go to Homepage</a>
              </Button>
            </>
          }
        >
          <p>We encountered an unexpected error. This has been logged and we'll investigate the issue.</p>
          <details className="text-14">
            <summary>Technical details</summary>
            <code>{detailsOf(error)}</code>
          </details>
        </PageMessage>
      </main>
    );
  }
}
