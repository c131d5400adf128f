import type { ReactNode } from "react";
import { ApiError } from "#lib/api/api-error.ts";
import { Button } from "#ui/button.tsx";
import { Boundary } from "./error-boundary.tsx";
import { FallbackPage } from "./fallback-page.tsx";
import { isPageLoadFailure } from "./page-load-failure.ts";

/** The status or the message, without the addresses that browsers put into theirs. */
function wordsOf(error: Error) {
  if (error instanceof ApiError && error.status) return `Status ${error.status}`;
  if (isPageLoadFailure(error)) return "A part of the page could not be loaded. Check your connection and reload.";
  return error.message.replaceAll(/\S*\/\S*/g, "…");
}

/** For what no screen can show, because the screen itself could not be loaded. */
export function RouterBoundary({ children }: { children: ReactNode }) {
  return <Boundary fallback={showFault}>{children}</Boundary>;
}

function showFault(error: Error) {
  return (
    <FallbackPage
      title="Unexpected Application Error!"
      action={
        <Button variant="primary" onClick={() => window.location.reload()}>
          Reload
        </Button>
      }
    >
      <p className="break-words">{wordsOf(error)}</p>
    </FallbackPage>
  );
}
